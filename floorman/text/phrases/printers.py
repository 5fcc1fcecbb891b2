"""Why a printer did not print."""

from collections.abc import Mapping

from floorman.text.phrases.mark import N_

PHRASES: Mapping[str, str] = {
    "printer.no-system": N_("This machine has no print command; print to {printer} from the window."),
    "printer.refused": N_("The printer {printer} did not take it: {why}."),
    "printer.not-reached": N_("The printer {printer} cannot be reached: {why}. Nothing is lost; print again."),
    "printer.no-address": N_("{printer} is no printer address: HOST, HOST:9100, or a device file."),
}
