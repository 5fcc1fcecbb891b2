"""The people of the made-up evening: invented names of many tongues, the same ones every time."""

from hashlib import sha256
from itertools import cycle, islice, pairwise

from msgspec import Struct

STARTING_STACK = 30_000
"""Chips that an entry brings into play."""
SMALLEST_CHIP = 100


class Entrant(Struct, frozen=True):
    """One invented person, as a list of entries would bring them in."""

    name: str
    """In the person's own script."""
    second_name: str
    """The same in Latin letters where the name is in another script, otherwise ""."""
    chips: int
    """Stack after some hours of play; all stacks together are what the entries brought in."""


class Tongue(Struct, frozen=True):
    """First and last names that go together; each as written, or as "written|in Latin letters"."""

    first: tuple[str, ...]
    last: tuple[str, ...]
    last_comes_first: bool = False
    joint: str = " "
    """What stands between the two names as written."""


def _tongue(first: str, last: str, *, last_comes_first: bool = False, joint: str = " ") -> Tongue:
    """A tongue from its names, written with spaces between."""
    return Tongue(tuple(first.split()), tuple(last.split()), last_comes_first, joint)


TONGUES: tuple[Tongue, ...] = (
    _tongue(
        "Bożena Gwidon Łucja Świętosława Żegota Wacława Zdzisław Jadwiga Ździebor Małgorzata",
        "Brzęczymost Ćmielorz Grążel Jaworzębiec Kłosogórz Łęgowąs "
        "Mżawko Okólnik-Szczygła Piórkosz Rzeżuch Ślepowrót Trzcinogaj",
    ),
    _tongue(
        "Радослава|Radoslava Велизар|Velizar Цветомила|Tsvetomila Щилян|Shtilyan Яворина|Yavorina "
        "Огнемир|Ognemir Жулиета|Zhulieta Чудомира|Chudomira Момчо|Momcho Юлита|Yulita",
        "Ветроград|Vetrograd Камбуролей|Kamburoley Щъркелчо|Shtarkelcho Жеравица|Zheravitsa Ягодъл|Yagodal "
        "Цвъркуц|Tsvarkuts Бързоброд|Barzobrod Мечкобран|Mechkobran Росоман|Rosoman Чучулин|Chuchulin",
    ),
    _tongue(
        "Aliénor Barthélemy Clothilde Désiré Eugénie François-Noël Gaëlle Héloïse Maël Zoé",
        "Belleplume Châtaignevert Cœurderoche d'Entrevignes Fleurimont-Sablé "
        "L'Étourneau Marchenoir Pierrefeuille Roussigneau Vaucresson",
    ),
    _tongue(
        "Björn Dörte Frauke Götz Håkan Jürgen Kjærsti Ragnhild Sölve Tjark",
        "Ährenfels Bøkelund Dünenwächter Fjellstrøm Großmöwe Hülsebruch Kråkemo Öresjö Schüttelmair Zwölfender",
    ),
    _tongue(
        "Ánh|Anh Bích|Bich Đông|Dong Giáng|Giang Huệ|Hue Lệ|Le Ngọc|Ngoc Thuỷ|Thuy Trường|Truong Xuyến|Xuyen",
        "Bạch-Mây|Bach-May Cù-Lựu|Cu-Luu Đặng-Sương|Dang-Suong Khúc-Trúc|Khuc-Truc Lữ-Gió|Lu-Gio "
        "Mạc-Suối|Mac-Suoi Ngụy-Thông|Nguy-Thong Quách-Ổi|Quach-Oi Tạ-Nguyệt|Ta-Nguyet Ưng-Hạc|Ung-Hac",
        last_comes_first=True,
    ),
    _tongue(
        "听雪|Tingxue 望川|Wangchuan 问渠|Wenqu 抱石|Baoshi 拾遗|Shiyi "
        "枕流|Zhenliu 知秋|Zhiqiu 若谷|Ruogu 踏歌|Tage 云归|Yungui",
        "阙|Que 逄|Pang 璩|Qu 亓官|Qiguan 暨|Ji 濮阳|Puyang 钭|Tou 司空|Sikong 郏|Jia 厍|She",
        last_comes_first=True,
        joint="",
    ),
    _tongue(
        "透真|Toma 澄乃|Sumino 凪沙|Nagisa 朔弥|Sakuya 千歳|Chitose "
        "灯里|Akari 湊斗|Minato 結月|Yuzuki 蒼一|Soichi 花緒|Hanao",
        "霧ヶ沢|Kirigasawa 月見坂|Tsukimizaka 雨宿|Amayadori 鈴掛原|Suzukakehara 風待|Kazemachi "
        "星降野|Hoshifurino 柚木橋|Yuzukibashi 雪解川|Yukigegawa 狐塚|Kitsunezuka 笹舟|Sasabune",
        last_comes_first=True,
    ),
    _tongue(
        "가람|Garam 한별|Hanbyeol 새벽|Saebyeok 이슬|Iseul 두루|Duru "
        "보라미|Borami 시내|Sinae 여름|Yeoreum 온유|Onyu 해솔|Haesol",
        "궁|Gung 탁|Tak 옥|Ok 피|Pi 제갈|Jegal 독고|Dokgo 빙|Bing 동방|Dongbang 뇌|Noe 망절|Mangjeol",
        last_comes_first=True,
        joint="",
    ),
)
"""Whose turn it is goes round, so that every stretch of a list has all of them; Polish and Bulgarian come twice."""

TURNS = (0, 1, 2, 0, 3, 4, 1, 5, 6, 7)


def entrants(count: int, seed: int = 1) -> list[Entrant]:
    """``count`` people; of another ``seed`` others, in another order. The first 400 of a seed all have different names.

    Their stacks add up to ``count`` starting stacks. ValueError if ``count`` is negative.
    """
    if count < 0:
        raise ValueError(f"there cannot be {count} people")
    pools = [cycle(_names(tongue, seed)) for tongue in TONGUES]
    named = [next(pools[turn]) for turn in islice(cycle(TURNS), count)]
    return [Entrant(name, second, chips) for (name, second), chips in zip(named, _stacks(count, seed), strict=True)]


def _names(tongue: Tongue, seed: int) -> list[tuple[str, str]]:
    """All names of a tongue, in an order that depends on ``seed`` alone, on every Python alike."""
    every = [_joined(tongue, first, last) for first in tongue.first for last in tongue.last]
    return sorted(every, key=lambda name: _chance(f"{seed} {name}"))


def _joined(tongue: Tongue, first: str, last: str) -> tuple[str, str]:
    """A name as written, and in Latin letters where that is another."""
    written_first, _, latin_first = first.partition("|")
    written_last, _, latin_last = last.partition("|")
    order = (written_last, written_first) if tongue.last_comes_first else (written_first, written_last)
    return tongue.joint.join(order), f"{latin_first} {latin_last}".strip()


def _stacks(count: int, seed: int) -> list[int]:
    """``count`` stacks, none empty: everybody lost less than a starting stack, to the one before."""
    lost = [
        _chance(f"{seed} stack {place}") % (STARTING_STACK // SMALLEST_CHIP) * SMALLEST_CHIP for place in range(count)
    ]
    return [STARTING_STACK - mine + won for mine, won in pairwise([*lost, *lost[:1]])]


def _chance(of: str) -> int:
    """A number that looks like chance and is always the same."""
    return int.from_bytes(sha256(of.encode()).digest()[:8])
