## Lessen: de titel, wat je moet weten, de opdracht, lof, en wat er gezegd wordt als het misging

kluster-lesson-put_down = Een rustige hand
    .text = Al deze stenen zijn magneten. Dicht bij elkaar trekken ze en klikken ze samen; ver uit elkaar blijven ze stil.
    .task = Pak een magneet, breng hem naar een vrije plek binnen het touwtje en laat los.
    .praise = Niets raakte elkaar, en je hebt er een minder. Dat is een hele beurt.
    .again = Hij raakte iets of lag erbuiten. Laat de andere meer ruimte.
kluster-lesson-turn_it = Hij draait
    .text = Een magneet heeft een noordpool, met goud gemerkt, en een zuidpool, met blauw. Verschillende polen trekken elkaar aan, en een tol draait tot ze naar elkaar wijzen.
    .task = Leg een magneet zo naast de andere dat die draait maar niet naar je toe komt. Laat er ruimte voor zo’n twee magneten tussen.
    .praise = Hij draaide naar die van jou en bleef liggen. Zo waarschuwen magneten je.
    .again = Hij kwam naar je toe of draaide niet. Probeer een andere afstand, of draai eerst je magneet.
kluster-lesson-push_it = Duw hem weg
    .text = Gelijke polen duwen elkaar weg. Zo verplaats je een magneet die je niet mag aanraken.
    .task = Draai je magneet zo dat gelijke polen naar elkaar wijzen, en leg hem dicht bij de andere: minder dan één magneetlengte ertussen.
    .praise = Hij gleed weg, en niets raakte elkaar.
    .again = Hij kwam of bleef liggen. Gelijke polen moeten naar elkaar wijzen, en van dichtbij.
kluster-lesson-drag_the_string = Trek aan het touwtje
    .text = In je beurt mag je ook aan het touwtje trekken. Het ligt plat, houdt zijn lengte en duwt voor zich uit wat het tegenkomt.
    .task = Trek het touwtje naar buiten, en leg dan rustig een magneet.
    .praise = Nu is er ruimte waar jij die nodig hebt. Laat alleen niemand buiten.
    .again = Trek het touwtje iets verder, en leg je magneet ver van de andere.
kluster-lesson-take_a_clump = Klak!
    .text = Raken magneten elkaar in jouw beurt, dan komt alles wat elkaar raakte in je hand, en je beurt is voorbij.
    .task = Probeer het eens: leg een magneet dicht bij een andere.
    .praise = Klak! Wat elkaar raakte, is nu van jou. Houd dus afstand.
    .again = Niets raakte elkaar. Deze keer moet het juist: ga dichterbij.
kluster-lesson-last_one = De laatste
    .text = Wie geen magneet meer heeft, wint zodra alles stilligt.
    .task = Leg je laatste magneet zonder dat iets elkaar raakt.
    .praise = Je hand is leeg en de tafel rustig: je wint.
    .again = Nu heb je er weer een paar. Zoek de plek die het verst van alle andere ligt.
kluster-lesson-overlap = Twee touwtjes
    .text = Met meer dozen zijn er meer touwtjes, en elk moet een ander kruisen. Hier is er een los.
    .task = Trek het losse touwtje tot het het andere kruist, en druk dan op Klaar.
    .praise = Ze hangen weer samen, en de beurt kan verder.
    .again = Ze liggen nog los. Trek het ene over het andere.

## De regels: hoofdstukken en delen

kluster-chapter-basics = Zo speel je
kluster-chapter-ways = Andere manieren om te spelen
kluster-chapter-sources = Acht spelregels

kluster-rules-aim = Waar het om gaat
    .text = Raak je magneten kwijt. Om de beurt leg je ze binnen een touwtje, en ze mogen elkaar niet raken. Wie er als eerste geen meer heeft, wint.
kluster-rules-magnets = Magneten en touwtje
    .text = In een Classic-doos zitten 24 stenen, net iets verschillend van grootte, voor hooguit vier spelers. In een DUO-doos zitten 12 tollen, allemaal gelijk en makkelijk te draaien, voor een of twee. In elke doos zit een touwtje.
    .poles = Elke magneet heeft twee polen: noord heeft een gouden band met een stip, zuid twee dunne blauwe banden met een ring. Bij een tol is de gevulde punt van de naald noord. Verschillende polen trekken elkaar aan, gelijke duwen elkaar weg.
kluster-rules-setup = Voor de eerste beurt
    .string = De eerste speler legt het touwtje in een vorm naar keuze. Het mag zichzelf niet kruisen en moet genoeg ruimte bieden.
    .share = De magneten worden eerlijk verdeeld. Met DUO krijgen twee spelers er elk zes; met Classic krijg je er met z’n tweeën 12, met z’n drieën 8, met z’n vieren 6. Alleen neem je ze allemaal.
    .first = In het eerste spel begint de kleinste van jullie, of wie het lot aanwijst. Daarna begint wie het vorige spel met de meeste magneten eindigde. Dan gaat het met de klok mee.
kluster-rules-turn = Je beurt
    .place = Leg een van je magneten zo neer dat hij binnen het touwtje op de tafel rust. Hij mag plat liggen of rechtop staan, en voor je loslaat mag je hem draaien zoals je wilt.
    .once = Wat op tafel ligt, mag je niet aanraken, ook niet de magneet die je net hebt losgelaten.
    .rest = Je beurt eindigt vanzelf als alles tot rust is gekomen. Alles wat tot dan gebeurt, is voor jou.
kluster-rules-take = Wat je moet pakken
    .text = Raken magneten elkaar in jouw beurt, dan pak je ze allemaal. Verlaten magneten in jouw beurt het vlak, dan pak je die ook. Of jij ze bewoog of dat ze vanzelf gingen, maakt niet uit.
    .all = Alles wat samenhangt telt, en als er meer groepjes ontstaan, tellen die allemaal. Brengt het weghalen andere in beweging, dan zijn die elkaar dan raken ook van jou.
    .over = Daarna is je beurt voorbij, ook als je nog geen magneet had gelegd.
kluster-rules-inside = Binnen of buiten
    .text = Een magneet ligt binnen als zijn midden binnen het touwtje ligt. Het touwtje raken mag.
    .moved = Een magneet die je buiten neerlegt, komt terug in je hand. Komt een magneet door het touwtje buiten te liggen, dan pak je hem.
kluster-rules-hover = Magneten in de lucht
    .text = Een magneet in je hand werkt van boven: je mag er die op tafel mee draaien, aantrekken of wegduwen.
    .several = Je mag er meer tegelijk vasthouden: ze trekken samen, en dat ze elkaar in je hand raken, geeft niet. Er wordt er maar een neergelegd.
    .jump = Springt er een naar je hand, dan pak je hem. De magneet die je vasthield blijft van jou, en je beurt is voorbij.
kluster-rules-string = Het touwtje bewegen
    .text = In je beurt mag je het touwtje trekken waarheen je wilt, en daarmee de magneten die het tegenkomt. Raken er daarbij een paar elkaar, dan pak je ze.
    .flat = Het touwtje blijft plat op tafel: het glijdt en duwt en gaat nooit over een magneet heen. Zijn lengte blijft gelijk.
    .after = Je mag er nog aan trekken terwijl de losgelaten magneet tot rust komt, behalve als jullie tafel zonder speelt.
kluster-rules-end = Het einde
    .text = Het spel eindigt als iemand zijn laatste magneet heeft gelegd. Die speler wint.
    .rest = De tafel in rust telt: raken magneten elkaar nog na de laatste, dan worden ze gepakt en gaat het spel verder.
kluster-rules-expert = Expertmodus
    .more = Heb je na het leggen nog meer magneten dan de volgende speler, dan mag je er nog een leggen.
    .again = Het hoeft niet. Je mag doorgaan zolang je er meer hebt dan de volgende speler; gewone magneten en tollen tellen samen.
    .end = Moest je magneten pakken, dan leg je er in deze beurt geen meer.
kluster-rules-solo = Alleen
    .text = Dezelfde regels gelden. Breng zo veel magneten in het vlak als je kunt.
    .failures = Elke keer dat je magneten moet pakken is een mislukking, hoeveel het er ook zijn. Twee mogen; de derde beëindigt het spel, en wat dan in het vlak ligt is je resultaat.
    .win = Liggen alle magneten er, dan is dat een totale overwinning.
kluster-rules-plus = Kluster+
    .text = Je kunt zo veel dozen samenvoegen als je wilt, Classic en DUO. Hier liggen er van elk hooguit twee op een tafel.
    .players = Elke Classic-doos geeft plaats aan vier spelers, elke DUO-doos aan twee. Met van elk een zijn jullie met hooguit zes.
kluster-rules-plus_setup = Kluster+: voor de eerste beurt
    .strings = De touwtjes worden om de beurt gelegd, het ene na het andere. Elk volgende moet er een kruisen dat er al ligt.
    .share = Gewone magneten en tollen worden apart verdeeld, voor iedereen evenveel. Gewone magneten die overblijven doen niet mee.
    .spare = Tollen die overblijven worden voor het spel neergelegd, een voor elk touwtje, zo dicht bij het midden als kan zonder elkaar te raken. Ze zijn van niemand, tot iemand ze moet pakken.
kluster-rules-plus_turn = Kluster+: je beurt
    .inside = Een magneet ligt in het vlak als hij binnen een van de touwtjes ligt. Je mag ze allemaal bewegen.
    .repair = Aan het eind van een beurt moet elk touwtje minstens één ander kruisen. Is er een los, dan moet je het eerst terugtrekken, en wat dat verstoort pak je.
    .first = Tot het terug is, leg je geen magneet meer.
kluster-rules-options = Wat een tafel kan kiezen
    .text = Wie een tafel opent, kan hier een en ander aan veranderen.
    .place = Binnen kan de hele magneet betekenen in plaats van zijn midden. Magneten moeten misschien plat liggen. Alles moet misschien langer rusten, en alleen overleef je meer of minder mislukkingen.
    .time = Een klok kan elke beurt begrenzen. Is de tijd om, dan eindigt de beurt zonder magneet.
    .plus = Bij meer touwtjes kan het genoeg zijn dat ze elkaar raken of overlappen, of ze moeten allemaal samenhangen. Overgebleven tollen boven één per touwtje zijn uit het spel, of worden ook neergelegd.
kluster-rules-differences = Waar ze verschillen, en wat wij volgen
    .text = Het boekje vertelt de regels in acht talen, en ze zijn niet helemaal gelijk. Wij volgen het Frans en het Engels, die volledig zijn en overeenstemmen. Hier zegt een andere taal iets anders:
    .touch = Pakken: Duits en Pools hebben het over magneten die zich verbinden, Italiaans over magneten die elkaar aantrekken. Hier is een aanraking genoeg, en zonder aanraking gebeurt er niets.
    .whose = Portugees heeft het alleen over eigen magneten. Hier maakt het niet uit van wie ze waren.
    .flat = Het touwtje: in het Duits is het de tafel die plat moet blijven. Hier is het het touwtje.
    .start = Het begin: Pools zwijgt over het eerste spel, Duits en Italiaans zeggen niet waarin de kleinste klein is. Hier gaat het om de lengte.
    .end = Het einde: in het Duits eindigt het spel als een hand leeg is, elders als de laatste magneet is gelegd. Hier moet beide kloppen zodra alles rust.
    .solo = Alleen: in het Duits zijn alleen magneten die zich verbinden een mislukking, en in het Italiaans zou elke magneet er een kunnen zijn. Hier is elke keer dat je er pakt één mislukking.
    .expert = Expertmodus: Pools vergelijkt je met je tegenstander. Hier is het altijd de volgende speler, en je hebt er echt meer nodig.
    .strings = Touwtjes leggen: in het Pools moet elk het vorige overlappen. Hier mag het elk eerder touwtje zijn.
    .loose = Losse touwtjes: Duits verbiedt ze gewoon, Nederlands is tevreden als ze elkaar raken, Pools als hun vlakken overlappen. Hier mag je ze terugtrekken, en ze moeten kruisen.
    .spare = Overgebleven tollen: in het Nederlands en Pools komt er een in het midden van elk touwtje. Hier bij zo veel touwtjes als er tollen over zijn.

## Getekende voorbeelden

# Voor schermlezers
kluster-figure =
    Afbeelding: { $count ->
        [0] geen magneet
        [one] { $count } magneet
       *[other] { $count } magneten
    }, { $strings ->
        [0] geen touwtje
        [one] { $strings } touwtje
       *[other] { $strings } touwtjes
    }
kluster-figure-classic = Classic: klein, middel, groot.
kluster-figure-spinner = Tollen, met een naald als een kompas.
kluster-figure-shapes = Cirkel, ovaal, boon en ster liggen klaar, of teken zelf.
kluster-figure-hold = Je houdt een magneet boven de tafel.
kluster-figure-upright = Rechtop: noordpool boven, zuidpool boven.
kluster-figure-clump = Deze drie raakten elkaar: je pakt ze allemaal.
kluster-figure-stray = Deze ligt buiten: je pakt hem.
kluster-figure-inside = Het midden ligt binnen.
kluster-figure-outside = Het midden ligt buiten.
kluster-figure-pull = Verschillende polen: ze trekken.
kluster-figure-push = Gelijke polen: ze duwen.
kluster-figure-drag = Trek waar je wilt; de overkant blijft liggen.
kluster-figure-cross = De touwtjes kruisen.
kluster-figure-cross_not = Het ene binnen het andere kruist het niet.
kluster-figure-spare = Overgebleven tollen liggen in het midden van de touwtjes.

## Van wie het spel is

kluster-credits = Kluster is een spel van Paula en Robert Henning, uitgegeven door Borderline Editions in overeenstemming met Kluster LLC. Het spel en zijn naam zijn van hen.
