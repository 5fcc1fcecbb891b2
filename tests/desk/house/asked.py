"""What players ask, in four languages: the house, the rule that answers, and by language the question and its noun."""

ASKED: tuple[tuple[str, str, dict[str, tuple[str, str]]], ...] = (
    (
        "longform-06",
        "longform-06 06.2",
        {
            "en": ("I sat out because of the big blind, why a penalty?", "dodge"),
            "pl": ("Wstałem przed big blindem, dlaczego dostałem karę?", "unikanie"),
            "bg": ("Станах преди големия блинд, защо ме наказват?", "избягване"),
            "fr": ("Je me suis levé avant la grosse blind, pourquoi une pénalité ?", "éviter"),
        },
    ),
    (
        "longform-06",
        "longform-06 06.1",
        {
            "en": ("Why is the button in front of an empty chair?", "empty chair"),
            "pl": ("Dlaczego button stoi przy pustym krześle?", "puste krzesło"),
            "bg": ("Защо бутонът е пред празен стол?", "празен стол"),
            "fr": ("Pourquoi le bouton est-il devant un siège vide ?", "chaise vide"),
        },
    ),
    (
        "longform-06",
        "longform-06 06.3",
        {
            "en": ("The button was moved wrong, can we go back?", "button error"),
            "pl": ("Źle przesunięto button, czy można cofnąć?", "błąd buttona"),
            "bg": ("Бутонът е преместен грешно, може ли да се върне?", "грешка с бутона"),
            "fr": ("Le bouton a été mal déplacé, peut-on revenir ?", "erreur de bouton"),
        },
    ),
    (
        "longform-06",
        "longform-06 06.4",
        {
            "en": ("Two of us are left, who has the button?", "heads-up"),
            "pl": ("Zostało nas dwóch, kto ma button?", "heads-up"),
            "bg": ("Останахме двама, кой има бутона?", "хедс-ъп"),
            "fr": ("Nous ne sommes plus que deux, qui a le bouton ?", "heads-up"),
        },
    ),
    (
        "longform-06",
        "longform-06 06.5",
        {
            "en": ("I am new, why do I get no cards?", "newcomer"),
            "pl": ("Jestem nowy, dlaczego nie dostaję kart?", "nowy gracz"),
            "bg": ("Нов съм, защо не получавам карти?", "нов играч"),
            "fr": ("Je suis nouveau, pourquoi n’ai-je pas de cartes ?", "nouveau joueur"),
        },
    ),
    (
        "tda-2024",
        "TDA-2024 11",
        {
            "en": ("Why do I have to move to another table?", "why me"),
            "pl": ("Dlaczego muszę przejść na inny stół?", "dlaczego ja"),
            "bg": ("Защо трябва да се преместя на друга маса?", "защо аз"),
            "fr": ("Pourquoi dois-je changer de table ?", "pourquoi moi"),
        },
    ),
    (
        "tda-2024",
        "TDA-2024 10",
        {
            "en": ("Where do I go when my table breaks?", "broken table"),
            "pl": ("Dokąd idę, gdy rozbijają mój stół?", "rozbicie stołu"),
            "bg": ("Къде отивам, когато масата ми се развали?", "развалена маса"),
            "fr": ("Où vais-je quand ma table est cassée ?", "table cassée"),
        },
    ),
    (
        "tda-2024",
        "TDA-2024 RP-16",
        {
            "en": ("My table broke while I was away, where are my chips?", "my chips"),
            "pl": ("Rozbili stół, gdy mnie nie było, gdzie są moje żetony?", "moje żetony"),
            "bg": ("Развалиха масата, докато ме нямаше, къде са чиповете ми?", "моите чипове"),
            "fr": ("Ma table a été cassée pendant mon absence, où sont mes jetons ?", "mes jetons"),
        },
    ),
    (
        "tda-2024",
        "TDA-2024 30",
        {
            "en": ("I was late back from the break, is my hand dead?", "late back"),
            "pl": ("Spóźniłem się z przerwy, czy moja ręka jest martwa?", "martwa ręka"),
            "bg": ("Закъснях от почивката, мъртва ли е ръката ми?", "мъртва ръка"),
            "fr": ("Je reviens en retard de la pause, ma main est-elle morte ?", "main morte"),
        },
    ),
    (
        "tda-2024",
        "TDA-2024 71",
        {
            "en": ("How long is a missed round?", "missed round"),
            "pl": ("Ile trwa pominięta orbita?", "orbita"),
            "bg": ("Колко е пропуснатата обиколка?", "обиколка"),
            "fr": ("Combien de temps dure un tour de table manqué ?", "tour de table"),
        },
    ),
    (
        "tda-2024",
        "TDA-2024 35",
        {
            "en": ("The dealer showed my card, is it a misdeal?", "misdeal"),
            "pl": ("Dealer odkrył moją kartę, czy to misdeal?", "misdeal"),
            "bg": ("Дилърът откри картата ми, мисдийл ли е?", "мисдийл"),
            "fr": ("Le croupier a découvert ma carte, y a-t-il maldonne ?", "maldonne"),
        },
    ),
    (
        "tda-2024",
        "TDA-2024 5",
        {
            "en": ("May I use my phone?", "phone"),
            "pl": ("Czy mogę używać telefonu?", "telefon"),
            "bg": ("Мога ли да ползвам телефона?", "телефон"),
            "fr": ("Puis-je utiliser mon téléphone ?", "téléphone"),
        },
    ),
    (
        "tda-2024",
        "TDA-2024 24",
        {
            "en": ("I lost my last chip in the chip race, am I out?", "chip race"),
            "pl": ("Straciłem ostatni żeton przy wymianie, czy odpadam?", "chip race"),
            "bg": ("Загубих последния си чип при чип рейса, отпадам ли?", "чип рейс"),
            "fr": ("J’ai perdu mon dernier jeton au chip race, suis-je éliminé ?", "chip race"),
        },
    ),
    (
        "tda-2024",
        "TDA-2024 23",
        {
            "en": ("Which blinds are played, the level changed in the shuffle?", "new level"),
            "pl": ("Które blindy gramy, poziom zmienił się przy tasowaniu?", "nowy poziom"),
            "bg": ("Кои блиндове важат, нивото се смени при размесването?", "ново ниво"),
            "fr": ("Quelles blinds, le niveau a changé pendant le mélange ?", "nouveau niveau"),
        },
    ),
    (
        "tda-2024",
        "TDA-2024 RP-8",
        {
            "en": ("Why do we play hand for hand?", "hand for hand"),
            "pl": ("Dlaczego gramy ręka za rękę?", "ręka za rękę"),
            "bg": ("Защо играем ръка за ръка?", "ръка за ръка"),
            "fr": ("Pourquoi joue-t-on en main par main ?", "main par main"),
        },
    ),
    (
        "pokerstars",
        "pokerstars 2.2",
        {
            "en": ("We went out on the same hand, who is higher?", "same hand"),
            "pl": ("Odpadliśmy w jednym rozdaniu, kto jest wyżej?", "jednym rozdaniu"),
            "bg": ("Отпаднахме в една и съща ръка, кой е по-напред?", "една ръка"),
            "fr": ("Éliminés sur la même main, qui est devant ?", "même main"),
        },
    ),
    (
        "pokerstars",
        "pokerstars 1.4",
        {
            "en": ("May we change seats?", "change seats"),
            "pl": ("Czy można zamienić się miejscami?", "zmiana miejsca"),
            "bg": ("Може ли да си сменим местата?", "смяна на мястото"),
            "fr": ("Peut-on changer de place ?", "changer de place"),
        },
    ),
    (
        "pokerstars",
        "pokerstars 9.1",
        {
            "en": ("Who gets the bounty if there is a side pot?", "side pot"),
            "pl": ("Kto dostaje bounty przy puli bocznej?", "pula boczna"),
            "bg": ("Кой взима наградата при страничен пот?", "страничен пот"),
            "fr": ("Qui gagne la prime s’il y a un pot parallèle ?", "pot parallèle"),
        },
    ),
    (
        "pokerstars",
        "pokerstars 8.1",
        {
            "en": ("Can we make a deal?", "deal"),
            "pl": ("Czy możemy zrobić deal?", "deal"),
            "bg": ("Може ли да направим сделка?", "сделка"),
            "fr": ("Peut-on faire un deal ?", "deal"),
        },
    ),
    (
        "pokerstars",
        "pokerstars 1.9",
        {
            "en": ("Can I still register?", "late registration"),
            "pl": ("Czy mogę się jeszcze zarejestrować?", "późna rejestracja"),
            "bg": ("Мога ли още да се запиша?", "късна регистрация"),
            "fr": ("Peut-on encore s’inscrire ?", "inscription tardive"),
        },
    ),
    (
        "pokerstars",
        "pokerstars 7",
        {
            "en": ("The power is gone, who gets what?", "power cut"),
            "pl": ("Nie ma prądu, co z rozdaniem?", "awaria prądu"),
            "bg": ("Спря токът, какво става с ръката?", "спрял ток"),
            "fr": ("Panne de courant, qui reçoit quoi ?", "panne de courant"),
        },
    ),
    (
        "tda-2024",
        "TDA-2024 29",
        {
            "en": ("He is thinking too long, may I call the clock?", "calling the clock"),
            "pl": ("Za długo myśli, czy mogę wezwać zegar?", "wezwanie zegara"),
            "bg": ("Мисли твърде дълго, мога ли да поискам време?", "искам време"),
            "fr": ("Il réfléchit trop longtemps, puis-je demander le chrono ?", "demander le chrono"),
        },
    ),
    (
        "tda-2024",
        "TDA-2024 44",
        {
            "en": ("I put in a thousand chip without a word, is it a raise?", "oversized chip"),
            "pl": ("Dołożyłem żeton tysiąc bez słowa, czy to podbicie?", "za duży żeton"),
            "bg": ("Сложих един чип от хиляда без дума, рейз ли е?", "по-голям чип"),
            "fr": ("J’ai mis un jeton de mille sans un mot, est-ce une relance ?", "jeton trop grand"),
        },
    ),
    (
        "tda-2024",
        "TDA-2024 8",
        {
            "en": ("I come late, do I get a full stack?", "full stack"),
            "pl": ("Przychodzę późno, czy dostanę pełny stack?", "pełny stack"),
            "bg": ("Идвам късно, ще получа ли пълен стак?", "пълен стак"),
            "fr": ("J’arrive en retard, ai-je un tapis entier ?", "tapis entier"),
        },
    ),
    (
        "tda-2024",
        "TDA-2024 RP-11",
        {
            "en": ("I am short in the big blind, blind or ante first?", "big blind ante"),
            "pl": ("Mam mało na big blindzie, najpierw blind czy ante?", "big blind ante"),
            "bg": ("Нямам за голям блинд и анте, кое е първо?", "анте на големия блинд"),
            "fr": ("Je suis court à la grosse blind, la blind ou l’ante d’abord ?", "ante de grosse blind"),
        },
    ),
)
