## Lessen: een titel, wat je moet weten, wat je moet doen, lof, de tweede taak en wat er gezegd wordt als het misging

cluellage-lesson-read_the_word = Jouw geheime woord
    .text = In het midden liggen zes woorden, voor iedereen dezelfde. Je dobbelsteen achter het scherm zegt welk woord van jou is, en verder ziet niemand hem.
    .task = Zoek je woord bij de zes en druk op ‘Klaar’.
    .praise = Nu weet alleen jij het. De anderen gaan het zoeken in je collage.
cluellage-lesson-claim_a_card = Gris een kaart
    .text = Van elke stapel ligt er een kaart in het midden. Er zijn geen beurten: de eerste hand krijgt de kaart. Zoek iets dat aan je woord doet denken.
    .task = Pak een van de kaarten.
    .praise = Hij is van jou. Vijf keer zo, en je hebt vijf kaarten.
cluellage-lesson-lose_a_race = Te laat
    .text = Soms is een andere hand sneller. Dat kost je alleen deze ene kaart.
    .task = Grijp naar de kaart waar al een hand op ligt.
    .then = Bezet! Maar je bent meteen weer vrij: pak een andere.
    .praise = Goed gedaan. Niemand blijft zonder: de laatste kaart is voor wie er nog geen heeft.
    .again = Grijp deze ene keer naar een kaart die iemand anders al heeft.
cluellage-lesson-hang_a_collage = Vijf kaarten, één beeld
    .text = Schuif en draai je vijf kaarten tot ze over je woord vertellen. Ze mogen overlappen of los liggen.
    .task = Leg de kaarten neer, druk op ‘Klaar’ en verzegel je collage.
    .praise = Hij is verzegeld. Vanaf nu blijft hij zoals hij is.
cluellage-lesson-leave_a_quarter = Een kwart in beeld
    .text = Een kaart mag op een andere liggen, maar van elke kaart moet minstens een kwart te zien zijn.
    .task = Bedek deze ene keer een kaart bijna helemaal en druk op ‘Klaar’.
    .then = Daar is te weinig van te zien. Schuif tot alle kaarten 25% of meer hebben en verzegel dan de collage.
    .praise = Een kwart van elke kaart is genoeg. De getallen onder het doek vertellen het je steeds.
    .again = Dat mocht. Bedek eerst een kaart bijna helemaal.
cluellage-lesson-guess_a_word = Wat is het?
    .text = Aan de muur hangt een collage, en een van de zes woorden is bedoeld. De maker zwijgt.
    .task = Leg de fiche van het woord dat het best past.
    .praise = Goed! Eén punt voor jou, en voor elke goede gok één voor de maker.
    .again = Het was een ander woord. Kijk nog eens goed.
cluellage-lesson-change_your_mind = Toch maar anders
    .text = Fiches liggen gedekt tot de laatste er is. Tot dan mag je de jouwe ruilen.
    .task = Leg een fiche, welke je maar wilt.
    .then = Iemand denkt nog na. Leg een andere fiche in plaats van de jouwe.
    .praise = Alleen de laatste telt, en niemand heeft een van beide gezien.

## De regels: hoofdstukken en paragrafen

cluellage-chapter-basics = Zo speel je
cluellage-chapter-exhibit = Expositie en punten
cluellage-chapter-ways = Andere manieren om te spelen

cluellage-rules-aim = Waar het om gaat
    .text = Je laat een geheim woord zien met vijf plaatjes en je raadt de woorden van de anderen. Elke goede gok levert een punt op voor wie raadt, en een voor wie de collage maakte.
    .rounds = Drie tot zes mensen spelen drie rondes. Een ronde heeft vier stappen: het woord, kaarten pakken, de collage, de expositie.
cluellage-rules-cards = De kaarten
    .pictures = Er zijn 100 beeldkaarten met een plaatje aan beide kanten. Elk plaatje kan van alles betekenen.
    .words = Woordkaarten hebben zes genummerde woorden per kant. De kleur van de rand geeft de categorie aan: groen voor personages, rood voor plaatsen, geel voor voorwerpen, blauw voor abstracte begrippen.
cluellage-rules-setup = Voor de eerste ronde
    .words = Plaatsen doen niet mee. De andere 42 woordkaarten vormen één stapel.
    .own = Iedereen heeft een dobbelsteen, een scherm om achter te gooien en zes fiches met de nummers 1 tot 6.
    .pile = Iedereen krijgt een stapel van vijf beeldkaarten, elke ronde een nieuwe. Niemand mag de andere kant bekijken; daarom is een stapel hier alleen een getal.
cluellage-rules-word = Stap 1: het woord
    .card = Er komt een woordkaart in het midden; het toeval bepaalt welke kant boven ligt. De zes woorden gelden deze ronde voor iedereen.
    .die = Je gooit je dobbelsteen achter het scherm: dat is het nummer van het woord dat je moet laten zien. Je mag altijd nog eens kijken. De anderen horen het als je collage geraden is.
    .same = Meerdere spelers kunnen hetzelfde woord hebben. Niemand gooit opnieuw.
cluellage-rules-claim = Stap 2: kaarten pakken
    .wave = Iedereen draait tegelijk de bovenste kaart van zijn stapel om naar het midden. Dan legt ieder zo snel mogelijk een hand op een kaart: elke kaart mag, niet alleen die van je eigen stapel.
    .one = Per keer krijg je één kaart, en die houd je. Heeft iedereen er een, dan komen de volgende. Na vijf keer hebben jullie allemaal vijf kaarten.
cluellage-rules-race = Wie was sneller?
    .first = De eerste hand op een kaart krijgt hem: de hand die het eerst bij de server is. Komen er twee op precies hetzelfde moment, dan beslist het toeval. Wie te laat was, mag meteen een andere pakken.
    .last = De laatste kaart gaat vanzelf naar wie er nog geen heeft.
cluellage-rules-collage = Stap 3: de collage
    .text = Leg je kaarten zo dat ze de anderen naar je woord leiden. Je moet ze alle vijf gebruiken, en niets anders.
    .lie = Kaarten mogen overlappen of los liggen, en je mag ze draaien zoals je wilt.
    .hidden = Je begint als je vijf kaarten hebt. De anderen zien je collage pas als hij in de expositie aan de beurt is, voor hen rechtop.
cluellage-rules-quarter = Een kwart in beeld
    .text = Geen kaart mag onder andere verdwijnen: een kwart van het oppervlak moet te zien zijn. Precies een kwart is genoeg, ook in losse stukken.
cluellage-rules-canvas = Hele kaarten
    .edge = Elke kaart ligt helemaal op het doek. De rand mag niets verbergen.
    .side = De kant die je pakte is de kant die je laat zien: kaarten worden niet omgedraaid.
cluellage-rules-seal = Klaar
    .text = Ben je tevreden, druk dan het zegel erop. Daarna kun je je collage niet meer veranderen.
    .all = Zodra ze allemaal verzegeld zijn, begint de expositie.
cluellage-rules-exhibit = Stap 4: de expositie
    .text = De collages worden een voor een geraden, eerst die het eerst klaar was. Daarna gaat het met de klok mee.
cluellage-rules-guess = Raden
    .token = Iedereen behalve de maker legt een fiche gedekt neer: het nummer van het woord dat je herkent. Niemand mag passen, ook niet zonder idee.
    .change = Zolang iemand nog nadenkt, mag je je fiche ruilen. Ligt de laatste, dan worden ze allemaal omgedraaid.
    .again = Voor elke collage heb je weer alle zes de fiches. Ook je eigen nummer kan goed zijn, als twee spelers hetzelfde woord hebben.
cluellage-rules-silence = Praten en zwijgen
    .text = Wie raadt, mag praten, puzzelen en anderen op een dwaalspoor brengen. Maar niemand zegt welke fiche er ligt.
    .owner = De maker geeft geen hint en zegt niets tot de fiches zijn omgedraaid.
cluellage-rules-points = Punten
    .text = Na elke collage ziet iedereen welk woord het was. Wie het goed had, krijgt één punt. De maker krijgt er zoveel als er goede gokken waren.
    .none = Had niemand het goed, dan krijgt niemand iets.
cluellage-rules-end = Het einde
    .round = Na de laatste collage van een ronde gaan de kaarten weg en begint de volgende ronde.
    .win = Na de derde ronde is het spel afgelopen. De meeste punten winnen; bij gelijke stand deel je de winst.
cluellage-rules-locations = Met plaatsen
    .text = Plaatsen zijn het moeilijkst te laten zien. Laat ze in je eerste potjes weg; later kan de tafel ze toevoegen.
cluellage-rules-category = Eén categorie
    .text = Je kunt ook met de woordkaarten van één categorie spelen. Personages en abstracte begrippen zijn het makkelijkst, plaatsen het moeilijkst.
    .mix = Twee of drie categorieën naar keuze mengen is een huisregel.
cluellage-rules-options = Wat een tafel kan kiezen
    .text = Wie een tafel opent, kan hier iets aan veranderen.
    .time = Er kan een klok lopen bij elke keer pakken en bij de collage. Wie niet op tijd pakt, krijgt de eerste vrije kaart. Wie niet op tijd klaar is, ziet de vijf kaarten naast elkaar hangen en geldt als laatste.
    .show = Collages kunnen getoond worden in de volgorde waarin ze klaar waren, iedereen kan ze zien ontstaan, en de chat kan dicht zijn tijdens het raden.
    .rounds = Eén tot zeven rondes zijn mogelijk. Zijn er te weinig beeldkaarten over, dan worden de weggelegde er weer bij geschud.
cluellage-rules-gallery = Alleen: de galerie
    .own = Dit is een spel van onszelf en staat niet in het spelregelboekje.
    .text = Bots hebben collages gemaakt en jij raadt hun woorden, een voor een, tegen de klok als je wilt. Je mag een collage opgeven.
    .win = Je wint met minstens de helft. De galerie van vandaag is voor iedereen dezelfde.

## Getekende voorbeelden

# Zes woorden van een woordkaart, met komma’s ertussen; het vierde hoort bij de collage van het eerste voorbeeld
cluellage-sample = Gerechtigheid, Gelach, Storm, Heimwee, Uitvinding, Snelheid
# Voor schermlezers; $shown: plaatjes, woorden of getallen
cluellage-figure = Afbeelding: { $shown }
    .collage = Afbeelding van een collage: { $shown }
    .tokens = Afbeelding van open fiches: { $shown }
    .sealed = Afbeelding van gedekte fiches
cluellage-figure-hero = Een nest, een koffer, een lange weg: is dit heimwee?
cluellage-figure-pictures = Een weg of een boom? Een lamp of een zaadje?
cluellage-figure-categories = Vier categorieën, vier randen.
cluellage-figure-words = Je gooide een 4: dit is jouw woord.
cluellage-figure-wave = Eén hand ligt er al; twee kaarten zijn vrij.
cluellage-figure-race = De laatste kaart gaat vanzelf.
cluellage-figure-overlap = Ze overlappen.
cluellage-figure-apart = Ze liggen los.
cluellage-figure-quarter = Precies een kwart is te zien.
cluellage-figure-quarter_not = Eén kaart is bijna weg.
cluellage-figure-edge_not = Eén kaart steekt uit.
cluellage-figure-sealed = Drie hebben geraden; niemand ziet wat.
cluellage-figure-open = Het was woord 4: twee hadden het goed, dus twee punten voor de maker.

## Van wie het spel is

cluellage-credits = Cluellage is een spel van Luc Rémond en David Simiand, uitgegeven door Magellan. Het spel en zijn naam zijn van hen.
