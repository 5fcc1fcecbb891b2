"""Words of every day that are names too, or forms of names: in small letters they mean nobody."""

_ENGLISH, _POLISH, _FRENCH, _BULGARIAN = (
    """
    ad ah am an art as ask at ate base be bet bets bill bo by cam came can care case cash chip chips cold dale
    dan dane dawn day deal dean den did do don done drew eh en ex far fold gene go grant had hal hand hands has
    he her hi him his hope how if in is it its jack jo july june just ken king lane last lee let like line lines
    long lot low man mark may me mil mile mine mr ms my new nick nine no noel not now of off oh ok on one or our
    out page pat per play ran ray red rich rob ron rose sad said same sat saw say see set she short sit so some
    son sue tan ten than that the their them then there they this tie time to tom ton too two up us van very
    wade wait was way we west what who will win won yes you young
    """,
    """
    a aby ale ali ani az bo by byl byla co cos da dla do ej go gra graja i ich ida idzie ile im ja jak jan je
    jej jest ji juz karta kiedy kto lub ma mi mial miala mu my na nad nam nas nie nim niz no o od on ona oni ono
    ow pan pani po pod przez przy sa sama same sami samo sie sto ta tak tam te tego ten to tu ty ul w we wy z za
    ze
    """,
    """
    ai au aux avec bon bu ca ce ces cet cette de des dit du elle en est et eu fin il ils je la le les leur lui
    ma mai main mais me mes mis moi mon ne ni non nous on ont ou par pas plus pour pu qu que qui sa sans se ses
    si son sous sur ta te tes toi tu un une va vert vin vite vous vu
    """,
    """
    аз бе без би бил била в ви вие во все да две до един едно ето за и из или им й как като ли ма май ми мой му
    на над не ни ние но о от по под при с са се си след със та там те ти то това той тук тя у че ще я
    """,
)
EVERYDAY = frozenset(f"{_ENGLISH} {_POLISH} {_FRENCH} {_BULGARIAN}".split())
"""Folded, of the program's languages."""
