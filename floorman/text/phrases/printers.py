"""Why a printer did not print, and how printing stands."""

from collections.abc import Mapping

from floorman.text.phrases.mark import N_

PHRASES: Mapping[str, str] = {
    "printer.no-system": N_("This machine has no print command; print to {printer} from the window."),
    "printer.refused": N_("The printer {printer} did not take it: {why}."),
    "printer.stopped": N_("The printer {printer} is stopped on this machine. Nothing is lost, its papers wait."),
    "printer.not-reached": N_("The printer {printer} cannot be reached: {why}. Nothing is lost, its papers wait."),
    "printer.broke-off": N_("The printer {printer} broke off. What has not come out waits."),
    "printer.stalls": N_("The printer {printer} takes nothing any more. What has not come out waits."),
    "printer.no-paper": N_("The printer {printer} is out of paper. What has not come out waits."),
    "printer.no-address": N_("{printer} is no printer address: HOST, HOST:9100, or a device file."),
    "printer.unknown": N_("This machine has no printer {printer}. Its papers wait."),
    "printer.none-chosen": N_("No printer is chosen for these papers."),
    "printer.not-made": N_("The papers cannot be made: {why}"),
    "printer.doubt": N_("May come out twice, with the same serial: {count}."),
    "print.not-kept": N_("What was chosen is not kept for the next time: {why}."),
    "print.partly": N_("On paper: {out} of {count}. The same command with --waiting prints the rest."),
    "print.none-waits": N_("Every slip of that kind is on paper."),
    "print.lamp.ready": N_("ready"),
    "print.lamp.ready-last": N_("ready · {serial}"),
    "print.lamp.printing": N_("prints · to come: {count}"),
    "print.lamp.wait": N_("slips wait: {count}"),
    "print.lamp.off": N_("off · wait: {count}"),
    "print.lamp.off-idle": N_("does not answer"),
    "print.lamp.paused": N_("held · wait: {count}"),
    "print.lamp.none": N_("no printer chosen"),
}
