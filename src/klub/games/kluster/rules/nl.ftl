## Lessen: de titel, wat je moet weten, de opdracht, lof, en wat er gezegd wordt als het misging

kluster-lesson-put_down = Een vaste hand
    .text = Al deze stenen zijn magneten. Liggen ze dicht bij elkaar, dan trekken ze elkaar aan en klikken ze vast; ver uit elkaar blijven ze stil liggen.
    .task = Pak een magneet, breng hem naar een vrije plek binnen het koord en laat los.
    .praise = Geen twee magneten raakten elkaar, en je hebt er een minder. Dat is een hele beurt.
    .again = Hij raakte een andere magneet of kwam erbuiten terecht. Laat er meer ruimte tussen.
kluster-lesson-turn_it = Hij draait
    .text = Een magneet heeft een noordpool, met goud gemerkt, en een zuidpool, met blauw gemerkt. Verschillende polen trekken elkaar aan, en een spinnermagneet draait tot ze naar elkaar wijzen.
    .task = Leg je magneet zo dat de andere draait maar niet wordt aangetrokken. Laat er ruimte voor zo’n twee magneten tussen.
    .praise = Hij draaide naar die van jou en bleef liggen. Zo waarschuwen magneten je.
    .again = Hij werd aangetrokken of draaide niet. Probeer een andere afstand, of draai eerst je magneet.
kluster-lesson-push_it = Duw hem weg
    .text = Gelijke polen stoten elkaar af. Zo verplaats je een magneet die je niet mag aanraken.
    .task = Draai je magneet zo dat gelijke polen naar elkaar wijzen, en leg hem dicht bij de andere: minder dan één magneetlengte ertussen.
    .praise = Hij gleed weg, zonder iets te raken.
    .again = Hij werd aangetrokken of bleef liggen. Gelijke polen moeten naar elkaar wijzen, dicht bij elkaar.
kluster-lesson-drag_the_string = Trek aan het koord
    .text = In je beurt mag je ook aan het koord trekken. Het ligt plat, houdt zijn lengte en duwt voor zich uit wat het tegenkomt.
    .task = Trek het koord naar buiten, en leg dan rustig een magneet.
    .praise = Nu is er ruimte waar jij die nodig hebt. Laat alleen geen magneet buiten liggen.
    .again = Trek het koord iets verder, en leg je magneet ver van de andere.
kluster-lesson-take_a_clump = Klak!
    .text = Raken magneten elkaar in jouw beurt, dan pak je ze allemaal en is je beurt voorbij.
    .task = Probeer het eens: leg een magneet dicht bij een andere.
    .praise = Klak! Die magneten zijn nu van jou. Houd dus afstand.
    .again = Er raakten geen magneten elkaar. Deze ene keer moet dat juist wel: ga dichterbij.
kluster-lesson-last_one = De laatste
    .text = Wie geen magneet meer heeft, wint zodra alles stilligt.
    .task = Leg je laatste magneet zonder dat magneten elkaar raken.
    .praise = Je hand is leeg en de tafel rustig: je wint.
    .again = Nu heb je weer magneten. Zoek de plek die het verst van alle andere ligt.
kluster-lesson-overlap = Twee koorden
    .text = Met meerdere dozen zijn er meerdere koorden, en elk moet een ander kruisen. Hier is er een losgeraakt.
    .task = Trek aan het losse koord tot de twee elkaar kruisen, en druk dan op ‘Klaar’.
    .praise = Ze zijn weer verbonden, en de volgende speler is aan de beurt.
    .again = Ze liggen nog los. Trek het ene over het andere.

## De regels: hoofdstukken en delen

kluster-chapter-basics = Zo speel je
kluster-chapter-ways = Andere manieren om te spelen
kluster-chapter-sources = Acht spelregelboekjes

kluster-rules-aim = Waar het om gaat
    .text = Zorg dat je van je magneten af komt. Om de beurt leg je ze binnen een koord, en ze mogen elkaar niet raken. Wie er als eerste geen meer heeft, wint.
kluster-rules-magnets = Magneten en koord
    .text = In een Classic-doos zitten 24 stenen, net iets verschillend van grootte, voor hoogstens vier spelers. In een DUO-doos zitten 12 spinnermagneten, allemaal gelijk en makkelijk te draaien, voor een of twee. In elke doos zit een koord.
    .poles = Elke magneet heeft twee polen: noord heeft een gouden band met een stip, zuid twee dunne blauwe banden met een ring. Bij een spinnermagneet is de gevulde punt van de naald noord. Verschillende polen trekken elkaar aan, gelijke stoten elkaar af.
kluster-rules-setup = Voor de eerste beurt
    .string = De eerste speler legt het koord in een vorm naar keuze. Het mag zichzelf niet kruisen en moet genoeg ruimte omsluiten.
    .share = De magneten worden gelijk verdeeld. Met DUO krijgen twee spelers er elk zes; met Classic krijg je er met z’n tweeën 12, met z’n drieën 8, met z’n vieren 6. Solo neem je ze allemaal.
    .first = In de eerste partij begint de kleinste van jullie, of een willekeurige speler. Later begint wie de vorige partij met de meeste magneten eindigde. Daarna gaat de beurt met de klok mee.
kluster-rules-turn = Je beurt
    .place = Leg een van je magneten zo neer dat hij binnen het koord op de tafel rust. Hij mag plat liggen of rechtop staan, en voor je loslaat mag je hem draaien zoals je wilt.
    .once = Wat op tafel ligt, mag je niet aanraken, ook niet de magneet die je net hebt losgelaten.
    .rest = Je beurt eindigt vanzelf als alles tot rust is gekomen. Alles wat tot dan gebeurt, komt voor jouw rekening.
kluster-rules-take = Wat je moet pakken
    .text = Raken magneten elkaar in jouw beurt, dan pak je ze allemaal. Verlaten magneten in jouw beurt het speelgebied, dan pak je die ook. Of jij ze bewoog of dat ze vanzelf bewogen, maakt niet uit.
    .all = Je pakt de hele groep die elkaar raakt, en bij meerdere groepen allemaal. Brengt het weghalen andere in beweging, dan zijn de magneten die elkaar daarbij raken ook van jou.
    .over = Daarna is je beurt voorbij, ook als je nog geen magneet had gelegd.
kluster-rules-inside = Binnen of buiten
    .text = Een magneet ligt binnen als zijn midden binnen het koord ligt. Het koord raken mag.
    .moved = Een magneet die je buiten neerlegt, komt terug in je hand. Komt een magneet door het koord buiten te liggen, dan pak je hem.
kluster-rules-hover = Magneten in de lucht
    .text = Een magneet in je hand werkt van boven: je mag er de magneten op tafel mee draaien, aantrekken of wegduwen.
    .several = Je mag er meerdere tegelijk vasthouden: ze trekken samen, en dat ze elkaar in je hand raken, geeft niet. Je legt er maar een.
    .jump = Springt er een naar je hand, dan pak je hem. De magneet die je vasthield, blijft van jou, en je beurt is voorbij.
kluster-rules-string = Het koord bewegen
    .text = In je beurt mag je het koord trekken waarheen je wilt, en daarmee de magneten die het tegenkomt. Raken sommige daarbij elkaar, dan pak je ze.
    .flat = Het koord blijft plat op tafel: het glijdt en duwt en gaat nooit over een magneet heen. Zijn lengte blijft gelijk.
    .after = Je mag er nog aan trekken terwijl de losgelaten magneet tot rust komt, tenzij dat aan jullie tafel uit staat.
kluster-rules-end = Het einde
    .text = De partij eindigt als iemand de laatste eigen magneet heeft gelegd. Die speler wint.
    .rest = De tafel in rust telt: raken magneten elkaar nog nadat de laatste is losgelaten, dan pak je ze en gaat de partij verder.
kluster-rules-expert = Expertmodus
    .more = Heb je na het leggen nog steeds meer magneten dan de volgende speler, dan mag je er nog een leggen.
    .again = Het hoeft niet. Je mag doorgaan zolang je er meer hebt dan de volgende speler; klassieke magneten en spinnermagneten tellen samen.
    .end = Moest je magneten pakken, dan leg je er in deze beurt geen meer.
kluster-rules-solo = Solo
    .text = Dezelfde regels gelden. Breng zo veel mogelijk magneten in het speelgebied.
    .failures = Elke keer dat je magneten moet pakken, is een fout, hoeveel het er ook zijn. Twee mogen; de derde beëindigt de partij, en de magneten in het speelgebied zijn je resultaat.
    .win = Liggen alle magneten er, dan is dat een totale overwinning.
kluster-rules-plus = Kluster+
    .text = Je kunt zo veel dozen combineren als je wilt, Classic en DUO. Hier liggen er van elk hoogstens twee op een tafel.
    .players = Elke Classic-doos geeft plaats aan vier spelers, elke DUO-doos aan twee. Met één van elk kunnen er hoogstens zes meespelen.
kluster-rules-plus_setup = Kluster+: voor de eerste beurt
    .strings = De koorden worden om de beurt gelegd, het ene na het andere. Elk volgend koord moet er een kruisen dat er al ligt.
    .share = Klassieke magneten en spinnermagneten worden apart verdeeld, voor iedereen evenveel. Klassieke magneten die overblijven, doen niet mee.
    .spare = Spinnermagneten die overblijven, worden voor de partij neergelegd, een voor elk koord, zo dicht bij het midden als kan zonder elkaar te raken. Ze zijn van niemand, tot iemand ze moet pakken.
kluster-rules-plus_turn = Kluster+: je beurt
    .inside = Een magneet ligt in het speelgebied als hij binnen een van de koorden ligt. Je mag ze allemaal bewegen.
    .repair = Aan het eind van een beurt moet elk koord minstens één ander kruisen. Is er een losgeraakt, dan moet je het eerst terugtrekken, en wat dat verstoort, pak je.
    .first = Tot het terug is, mag je geen magneet meer leggen.
kluster-rules-options = Wat je kunt instellen
    .text = Wie een tafel opent, kan een paar dingen veranderen.
    .place = Je kunt instellen dat de hele magneet binnen moet liggen, niet alleen zijn midden, en dat magneten plat moeten liggen. Ook kun je alles langer stil laten liggen, of solo meer of minder fouten toestaan.
    .time = Een klok kan elke beurt begrenzen. Is de tijd om, dan eindigt de beurt zonder magneet.
    .plus = Bij meerdere koorden kun je bepalen dat raken of overlappen genoeg is, of dat ze allemaal verbonden moeten zijn. Blijven er meer spinnermagneten over dan één per koord, dan doen die niet mee of worden ze ook neergelegd.
kluster-rules-differences = Waar ze verschillen, en wat wij volgen
    .text = Het boekje legt de regels uit in acht talen, maar niet overal helemaal hetzelfde. Wij volgen het Frans en het Engels, die volledig zijn en overeenstemmen. Hier wijken de andere talen af:
    .touch = Pakken: het Duits en het Pools hebben het over magneten die zich verbinden, het Italiaans over magneten die elkaar aantrekken. Hier is een aanraking genoeg, en zonder aanraking gebeurt er niets.
    .whose = Het Portugees heeft het alleen over eigen magneten. Hier maakt het niet uit van wie ze waren.
    .flat = Het koord: in het Duits is het de tafel die plat moet blijven. Hier is dat het koord.
    .start = Het begin: het Pools zwijgt over de eerste partij, het Duits en het Italiaans zeggen niet waarin de kleinste klein is. Hier gaat het om de lengte.
    .end = Het einde: in het Duits eindigt de partij als een hand leeg is, elders als de laatste magneet is gelegd. Hier moet allebei kloppen zodra alles rust.
    .solo = Solo: in het Duits zijn alleen magneten die zich verbinden een fout, en in het Italiaans zou elke magneet er een kunnen zijn. Hier is elke keer dat je er pakt één fout.
    .expert = Expertmodus: het Pools vergelijkt je met je tegenstander. Hier is het altijd de volgende speler, en je hebt er echt meer nodig.
    .strings = Koorden leggen: in het Pools moet elk het vorige overlappen. Hier mag het elk eerder koord zijn.
    .loose = Losse koorden: het Duits verbiedt ze gewoon, in het Nederlands is het genoeg als ze elkaar raken, in het Pools als hun gebieden overlappen. Hier mag je ze terugtrekken, en ze moeten elkaar kruisen.
    .spare = Overgebleven spinnermagneten: in het Nederlands en het Pools komt er een in het midden van elk koord. Hier krijgen zo veel koorden er een als er spinnermagneten over zijn.

## Getekende voorbeelden

# Voor schermlezers
kluster-figure =
    Afbeelding: { $count ->
        [0] geen magneet
        [one] { $count } magneet
       *[other] { $count } magneten
    }, { $strings ->
        [0] geen koord
        [one] { $strings } koord
       *[other] { $strings } koorden
    }
kluster-figure-classic = Classic: klein, middel, groot.
kluster-figure-spinner = Spinnermagneten, met een naald als een kompas.
kluster-figure-shapes = Kies een cirkel, ovaal, boon of ster, of teken zelf.
kluster-figure-hold = Je houdt een magneet boven de tafel.
kluster-figure-upright = Rechtop: noordpool boven, zuidpool boven.
kluster-figure-clump = Deze drie raakten elkaar: je pakt ze allemaal.
kluster-figure-stray = Deze ligt buiten: je pakt hem.
kluster-figure-inside = Het midden ligt binnen.
kluster-figure-outside = Het midden ligt buiten.
kluster-figure-pull = Verschillende polen trekken elkaar aan.
kluster-figure-push = Gelijke polen stoten elkaar af.
kluster-figure-drag = Trek waar je wilt; de overkant blijft liggen.
kluster-figure-cross = De koorden kruisen elkaar.
kluster-figure-cross_not = Het ene binnen het andere: ze kruisen elkaar niet.
kluster-figure-spare = Overgebleven spinnermagneten in het midden van de koorden.

## Van wie het spel is

kluster-credits = Kluster is een spel van Paula en Robert Henning, uitgegeven door Borderline Editions in overeenstemming met Kluster LLC. Het spel en zijn naam zijn van hen.
