"""Words of a status column, in the languages that lists come in, as people write them."""

IN = (
    "completed | complete | approved | accepted | booked | "
    "a | act | active | alive | in | in play | still in | playing | plays | seated | sitting | registered | "
    "reg | registration | entered | confirmed | checked in | check in | present | arrived | here | ok | yes | "
    "y | true | x | paid | valid | new | new entry | entry | re entry | reentry | rebuy | late reg | "
    "late registration | transit | moving | moved | waiting | to be seated | unseated | qualified | advanced | "
    "bagged | survivor | remaining | left | chip leader | gra | w grze | gra dalej | aktywny | aktywna | "
    "obecny | obecna | usadzony | usadzona | siedzi | zarejestrowany | zarejestrowana | zapisany | zapisana | "
    "potwierdzony | potwierdzona | tak | opłacony | opłacona | en jeu | joue | actif | présent | présente | "
    "assis | assise | inscrit | inscrite | confirmé | confirmée | oui | payé | payée | qualifié | qualifiée | "
    "играе | в игра | активен | активна | присъства | седнал | седнала | записан | записана | регистриран | "
    "регистрирана | потвърден | потвърдена | да | платен | платена | играет | в игре | активный | "
    "зарегистрирован | зарегистрирована | присутствует | сидит | подтвержден | подтверждена | грає | так | "
    "зареєстрований | aktiv | im spiel | dabei | sitzt | anwesend | angemeldet | registriert | bestätigt | "
    "ja | spielt | activo | activa | en juego | sentado | sentada | registrado | registrada | sí | inscrito | "
    "inscrita | presente | ativo | ativa | em jogo | sim | attivo | attiva | in gioco | seduto | seduta | "
    "iscritto | iscritta | registrato | registrata | sì | actief | in spel | aanwezig | ingeschreven | aktív | "
    "játékban | regisztrált | igen | aktivní | ve hře | registrován | ano | ve hre | áno | activ | în joc | "
    "înscris | da | aktivan | u igri | prijavljen | oyunda | aktif | kayıtlı | evet | mukana | pelissä | "
    "kyllä | i spill | med | påmeldt | anmält | spelar | ενεργός | στο παιχνίδι | ναι | نشط | مسجل | نعم | "
    "פעיל | רשום | כן | プレイ中 | 着席 | 参加 | 登録済 | 在座 | 在场 | 已报名 | 进行中 | 참가 | 진행중 | 착석"
)
"""He plays, or waits for a seat that he is to get."""

GONE = (
    "out | bust | busted | bust out | busted out | eliminated | elim | knocked out | ko | k o | lost | dead | "
    "gone | felted | cancelled | canceled | cancel | withdrawn | withdrew | withdraw | wd | unregistered | "
    "deregistered | unreg | refunded | refund | void | voided | removed | deleted | disqualified | dq | dsq | "
    "rejected | declined | dropped | dropped out | surrendered | forfeit | forfeited | did not play | dnp | "
    "did not start | dns | not playing | inactive | odpadł | odpadła | odpadnięty | wyeliminowany | "
    "wyeliminowana | poza grą | anulowany | anulowana | anulowane | anulowano | wycofany | wycofana | "
    "wycofał się | wycofała się | wypisany | wypisana | wyrejestrowany | wyrejestrowana | rezygnacja | "
    "zrezygnował | zrezygnowała | zwrot | zwrócono | zwrócony | zwrócone | unieważniony | unieważniona | "
    "usunięty | usunięta | zdyskwalifikowany | zdyskwalifikowana | nieaktywny | nieaktywna | nie gra | "
    "éliminé | éliminée | eliminé | eliminée | sorti | sortie | sauté | sautée | éjecté | hors jeu | perdu | "
    "annulé | annulée | retiré | retirée | désisté | désistée | désistement | forfait | désinscrit | "
    "désinscrite | remboursé | remboursée | disqualifié | disqualifiée | supprimé | supprimée | abandon | "
    "ne joue pas | отпаднал | отпаднала | отпаднали | елиминиран | елиминирана | извън играта | вън | изгоря | "
    "отказал се | отказала се | отказан | отказана | отказ | отменен | отменена | анулиран | анулирана | "
    "оттеглен | оттеглена | оттеглил се | оттеглила се | отписан | отписана | възстановен | възстановена | "
    "възстановено | върнат | върната | върната такса | дисквалифициран | дисквалифицирана | изтрит | изтрита | "
    "не играе | выбыл | выбыла | вылетел | вылетела | элиминирован | аннулирован | аннулирована | снят | "
    "снята | снялся | снялась | отказался | отказалась | возврат | возвращено | дисквалифицирован | "
    "дисквалифицирована | удален | удалена | вибув | вибула | скасовано | повернено | ausgeschieden | raus | "
    "draussen | draußen | eliminiert | storniert | abgesagt | zurückgezogen | abgemeldet | erstattet | "
    "rückerstattet | disqualifiziert | gelöscht | ausgestiegen | eliminado | eliminada | fuera | cancelado | "
    "cancelada | retirado | retirada | anulado | anulada | reembolsado | reembolsada | devuelto | "
    "descalificado | descalificada | baja | fora | desistiu | desclassificado | desclassificada | eliminato | "
    "eliminata | uscito | uscita | fuori | annullato | annullata | cancellato | cancellata | ritirato | "
    "ritirata | rimborsato | rimborsata | squalificato | squalificata | uit | uitgeschakeld | geannuleerd | "
    "teruggetrokken | terugbetaald | kiesett | kiesve | törölve | visszalépett | visszatérítve | kizárva | "
    "vyřazen | vyřazena | zrušeno | zrušen | odhlášen | odhlášena | vráceno | vyradený | vyradená | zrušené | "
    "odhlásený | eliminat | eliminată | ieșit | anulat | anulată | retras | retrasă | rambursat | ispao | "
    "ispala | otkazano | povučen | vraćeno | izpadel | preklican | elendi | iptal | iptal edildi | çekildi | "
    "iade | iade edildi | diskalifiye | pudonnut | ulkona | peruttu | perunut | palautettu | ute | utslått | "
    "utslagen | utgått | avbrutt | avbokad | avmeldt | trukket | trukket seg | struken | refundert | "
    "återbetald | slået ud | frameldt | refunderet | αποκλείστηκε | εκτός | ακυρώθηκε | αποσύρθηκε | "
    "επιστροφή | خارج | خرج | ملغى | ملغي | منسحب | مسترد | مستبعد | מודח | הודח | בחוץ | בוטל | פרש | הוחזר | "
    "敗退 | 脱落 | バスト | 飛び | キャンセル | 取消 | 棄権 | 返金 | 失格 | 淘汰 | 出局 | 已淘汰 | 已取消 | "
    "退赛 | 退賽 | 退款 | 已退款 | 탈락 | 취소 | 기권 | 환불 | 실격"
)
"""He does not play any more, or never did."""

GONE_THEY = (
    "odpadli | wyeliminowani | anulowani | wycofani | wypisani | zwroty | éliminés | éliminées | sortis | "
    "annulés | retirés | désinscrits | remboursés | forfaits | abandons | отпаднали | елиминирани | отменени | "
    "анулирани | оттеглени | отписани | възстановени | выбывшие | вылетевшие | снятые | eliminations | busts | "
    "cancellations | withdrawals | refunds | disqualifications | ausgeschiedene | eliminados | cancelados | "
    "eliminati | annullati"
)
"""The same of many: over the rows of those who are gone."""

ASKED = (
    "waiting list | waitlist | wait list | on waiting list | alternate | alternates | alt | standby | "
    "stand by | reserve | reserves | pending | no show | noshow | absent | not arrived | not present | late | "
    "unpaid | not paid | on hold | unknown | lista oczekujących | oczekujący | oczekująca | oczekuje | "
    "rezerwowy | rezerwowa | rezerwa | lista rezerwowa | nieobecny | nieobecna | nie przyszedł | "
    "nie przyszła | nie stawił się | nie stawiła się | niestawiennictwo | nieopłacony | nieopłacona | "
    "liste d'attente | en attente | remplaçant | remplaçante | suppléant | suppléante | réserve | absente | "
    "non présent | non présenté | ne s'est pas présenté | non payé | списък чакащи | списък на чакащите | "
    "чакащ | чакаща | чакащи | лист чакащи | резерва | резервен | резервна | не се яви | не се явил | "
    "не се явила | неявил се | неявила се | отсъства | отсъстващ | отсъстваща | неплатил | неплатен | "
    "лист ожидания | список ожидания | ожидает | резерв | не явился | не явилась | неявка | отсутствует | "
    "warteliste | nachrücker | ersatz | nicht erschienen | abwesend | lista de espera | suplente | "
    "no presentado | ausente | não compareceu | lista d'attesa | riserva | assente | wachtlijst | afwezig | "
    "várólista | nem jelent meg | čekací listina | náhradník | nedostavil se | listă de așteptare | "
    "neprezentat | lista čekanja | bekleme listesi | yedek | gelmedi | jonotuslista | varalla | venteliste | "
    "väntelista | reserv | ikke møtt | λίστα αναμονής | قائمة الانتظار | غائب | רשימת המתנה | לא הגיע | 待機 | "
    "ウェイティング | 欠席 | 候补 | 候補 | 未到 | 缺席 | 대기 | 대기자 | 불참"
)
"""Known words that leave open whether he plays."""

ASKED_THEY = (
    "no shows | absentees | rezerwowi | nieobecni | oczekujący na miejsce | remplaçants | suppléants | "
    "absents | réserves | резерви | неявили се | отсъстващи | запасные | неявившиеся | nachrücker | "
    "suplentes | riserve"
)
"""The same of many."""

OF_STATUS = (
    "status | state | player status | entry status | registration status | reg status | stan | stan gracza | "
    "statut | état | situation | статус | състояние | статус на играча | состояние | стан гравця | zustand | "
    "stato | estado | situação | situación | stav | stare | tila | durum | állapot | κατάσταση | الحالة | "
    "حالة | סטטוס | מצב | ステータス | 状態 | 状态 | 狀態 | 상태"
)
"""Headings of a column that tells whether he plays."""

OF_PLAYING = (
    "active | alive | still in | in play | playing | plays | aktywny | w grze | gra | en jeu | actif | играе | "
    "в игра | активен | в игре | aktiv | im spiel | activo | ativo | attivo | isactive | is active | "
    "still playing | stillin"
)
"""Headings of a column with yes or no to whether he plays."""

OF_GONE = (
    "out | bust | busted | bust out | bustout | busted out | eliminated | elimination | elim | knocked out | "
    "gone | felted | cancelled | canceled | cancellation | withdrawn | withdrawal | unregistered | "
    "deregistered | refunded | void | voided | disqualified | dq | bust time | bust out time | out time | "
    "out at | busted at | busted by | eliminated at | eliminated by | knocked out by | elimination time | "
    "hitman | cancelled at | refunded at | withdrawn at | odpadł | odpadła | wyeliminowany | wyeliminowana | "
    "wyeliminowany przez | godzina odpadnięcia | odpadł o | anulowany | anulowane | wycofany | wypisany | "
    "zwrot | zwrócono | éliminé | éliminée | éliminé à | éliminé par | sorti | heure d'élimination | annulé | "
    "annulée | retiré | désinscrit | remboursé | remboursement | forfait | отпаднал | отпаднал в | "
    "елиминиран | елиминиран от | час на отпадане | отменен | анулиран | оттеглен | отписан | възстановен | "
    "върнат | выбыл | вылетел | снят | возврат | ausgeschieden | ausgeschieden um | storniert | abgemeldet | "
    "erstattet | eliminado | cancelado | reembolsado | eliminato | uscito | annullato | rimborsato | "
    "uitgeschakeld | kiesett | vyřazen | eliminat | utslått | utslagen | elendi | 敗退 | 淘汰"
)
"""Headings of a column that is filled for whoever does not play any more."""

YES = (
    "yes | y | true | 1 | x | ✓ | ✔ | ☑ | ✅ | tak | t | oui | o | да | д | ja | sí | si | sim | sì | evet | "
    "igen | ano | kyllä | ναι | نعم | כן"
)
NO = (
    "no | n | false | 0 | - | – | — | ✗ | ✘ | ☐ | ❌ | nie | non | не | нет | ні | nein | não | nee | nem | "
    "ne | hayır | ei | nej | nei | όχι | لا | לא"
)

BEFORE = (
    "at | by | on | in | o | przez | w | dnia | à | a | par | le | en | от | в | на | през | durch | um | "
    "von | am | por | el | da | alle | af | av | kl | place | th | st | nd | rd | e | miejsce | място | место"
)
"""Between a word and what it is told with: "eliminated by …", "out at 21:40"."""
