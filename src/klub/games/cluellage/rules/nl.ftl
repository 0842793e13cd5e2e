## Lessen: een titel, wat je moet weten, wat je moet doen, lof, de tweede taak en wat er gezegd wordt als het misging

cluellage-lesson-read_the_word = Jouw geheime woord
    .text = In het midden liggen zes woorden, voor iedereen dezelfde. Je dobbelsteen achter het scherm zegt welk woord van jou is, en verder ziet niemand hem.
    .task = Zoek je woord bij de zes en druk op ‘Klaar’.
    .praise = Nu weet alleen jij het. De anderen gaan het zoeken in je collage.
cluellage-lesson-claim_a_card = Pak een kaart
    .text = Van elke stapel ligt er een kaart in het midden. Er zijn geen beurten: de eerste hand krijgt de kaart. Zoek iets wat aan je woord doet denken.
    .task = Pak een van de kaarten.
    .praise = Hij is van jou. Na vijf van zulke grepen heb je vijf kaarten.
cluellage-lesson-lose_a_race = Te laat
    .text = Soms is een andere hand sneller. Dat kost je alleen deze ene kaart.
    .task = Grijp naar de kaart waar al een hand op ligt.
    .then = Al weg! Maar je mag meteen weer: pak een andere.
    .praise = Goed gedaan. Niemand blijft met lege handen: de laatste kaart is voor wie er nog geen heeft.
    .again = Grijp deze ene keer naar een kaart die iemand anders al heeft.
cluellage-lesson-hang_a_collage = Vijf kaarten, één beeld
    .text = Schuif en draai je vijf kaarten tot ze aan je woord doen denken. Ze mogen overlappen of los liggen.
    .task = Schik de kaarten, druk op ‘Klaar’ en verzegel je collage.
    .praise = Hij is verzegeld. Vanaf nu kun je niets meer veranderen.
cluellage-lesson-leave_a_quarter = Een kwart in beeld
    .text = Kaarten mogen overlappen, maar van elke kaart moet minstens een kwart te zien zijn.
    .task = Bedek deze ene keer een kaart bijna helemaal en druk op ‘Klaar’.
    .then = Daar is te weinig van te zien. Schuif tot bij elke kaart 25% of meer staat en verzegel dan de collage.
    .praise = Een kwart van elke kaart is genoeg. De getallen onder het doek laten het je steeds zien.
    .again = Dat mocht. Bedek eerst een kaart bijna helemaal.
cluellage-lesson-guess_a_word = Wat is het?
    .text = Aan de muur hangt een collage. Die toont een van de zes woorden. De maker zwijgt.
    .task = Leg de fiche van het woord dat het best past.
    .praise = Goed! Dat is een punt voor jou, en de maker krijgt er een voor elke goede gok.
    .again = Het was een ander woord. Kijk nog eens goed.
cluellage-lesson-change_your_mind = Toch maar anders
    .text = Fiches liggen gedekt tot de laatste er is. Tot dan mag je de jouwe ruilen.
    .task = Leg een fiche, welke je maar wilt.
    .then = Iemand denkt nog na. Leg een andere fiche in plaats van de jouwe.
    .praise = Alleen je laatste fiche telt, en niemand heeft een van beide gezien.

## De regels: hoofdstukken en paragrafen

cluellage-chapter-basics = Zo speel je
cluellage-chapter-exhibit = Expositie en punten
cluellage-chapter-ways = Andere manieren om te spelen

cluellage-rules-aim = Waar het om gaat
    .text = Je laat een geheim woord zien met vijf plaatjes en je raadt de woorden van de anderen. Elke goede gok levert een punt op voor wie raadt, en een voor wie de collage maakte.
    .rounds = Met drie tot zes spelers speel je drie rondes. Een ronde heeft vier stappen: het woord, kaarten pakken, de collage, de expositie.
cluellage-rules-cards = De kaarten
    .pictures = Er zijn 100 beeldkaarten met een plaatje aan beide kanten. Elk plaatje kan van alles betekenen.
    .words = Woordkaarten hebben zes genummerde woorden per kant. De kleur van de rand geeft de categorie aan: groen voor personages, rood voor plaatsen, geel voor voorwerpen, blauw voor abstracte begrippen.
cluellage-rules-setup = Voor de eerste ronde
    .words = Plaatsen doen niet mee. De andere 42 woordkaarten vormen één stapel.
    .own = Iedereen heeft een dobbelsteen, een scherm om achter te gooien en zes fiches, genummerd van 1 tot en met 6.
    .pile = Iedereen krijgt een stapel van vijf beeldkaarten, elke ronde een nieuwe. Niemand mag de andere kant bekijken; daarom is een stapel hier alleen een getal.
cluellage-rules-word = Stap 1: het woord
    .card = Er komt een woordkaart in het midden, met een willekeurige kant boven. De zes woorden gelden deze ronde voor iedereen.
    .die = Gooi je dobbelsteen achter het scherm: dat is het nummer van het woord dat je moet laten zien. Je mag altijd nog eens kijken. De anderen horen het als je collage geraden is.
    .same = Meerdere spelers kunnen hetzelfde woord hebben. Niemand gooit opnieuw.
cluellage-rules-claim = Stap 2: kaarten pakken
    .wave = Iedereen draait tegelijk de bovenste kaart van de eigen stapel om en legt die in het midden. Dan legt iedereen zo snel mogelijk een hand op een kaart: elke kaart mag, niet alleen je eigen.
    .one = In elke greep krijg je één kaart, en die houd je. Heeft iedereen er een, dan komt de volgende greep. Na vijf grepen hebben jullie allemaal vijf kaarten.
cluellage-rules-race = Wie was sneller?
    .first = De eerste hand op een kaart krijgt hem: de hand die het eerst bij de server is. Komen er twee op precies hetzelfde moment, dan beslist het toeval. Wie te laat was, mag meteen een andere pakken.
    .last = De laatste kaart van een greep gaat automatisch naar wie er nog geen heeft.
cluellage-rules-collage = Stap 3: de collage
    .text = Leg je kaarten zo dat ze de anderen naar je woord leiden. Je moet ze alle vijf gebruiken, en niets anders.
    .lie = Kaarten mogen overlappen of los liggen, en je mag ze draaien zoals je wilt.
    .hidden = Je begint als je vijf kaarten hebt. De anderen zien je collage pas als die in de expositie aan de beurt is, voor hen in de juiste stand.
cluellage-rules-quarter = Een kwart in beeld
    .text = Geen kaart mag onder andere verdwijnen: een kwart van het oppervlak moet te zien zijn. Precies een kwart is genoeg, ook in losse stukken.
cluellage-rules-canvas = Hele kaarten
    .edge = Elke kaart ligt helemaal op het doek. De rand mag niets verbergen.
    .side = De kant die je pakte, is de kant die je laat zien: kaarten worden niet omgedraaid.
cluellage-rules-seal = Klaar
    .text = Ben je tevreden, druk dan op het zegel. Daarna kun je je collage niet meer veranderen.
    .all = Zodra alle collages verzegeld zijn, begint de expositie.
cluellage-rules-exhibit = Stap 4: de expositie
    .text = De collages worden een voor een geraden, te beginnen met de collage die het eerst af was. Daarna gaat het met de klok mee.
cluellage-rules-guess = Raden
    .token = Iedereen behalve de maker legt een fiche gedekt neer: het nummer van het woord dat je herkent. Niemand mag passen, ook niet zonder idee.
    .change = Zolang iemand nog nadenkt, mag je je fiche ruilen. Ligt de laatste, dan worden ze allemaal omgedraaid.
    .again = Voor elke collage heb je weer alle zes de fiches. Ook je eigen nummer kan goed zijn, als twee spelers hetzelfde woord hebben.
cluellage-rules-silence = Praten en zwijgen
    .text = Wie raadt, mag praten, puzzelen en anderen op een dwaalspoor brengen. Maar niemand zegt welke fiche er ligt.
    .owner = De maker geeft geen hint en zegt niets tot de fiches zijn omgedraaid.
cluellage-rules-points = Punten
    .text = Na elke collage zien jullie allemaal welk woord het was. Wie het goed had, krijgt één punt. De maker krijgt er een voor elke goede gok.
    .none = Had niemand het goed, dan krijgt niemand iets.
cluellage-rules-end = Het einde
    .round = Na de laatste collage van een ronde worden de kaarten afgelegd en begint de volgende ronde.
    .win = Na de derde ronde is de partij afgelopen. Wie de meeste punten heeft, wint; bij een gelijke stand delen jullie de overwinning.
cluellage-rules-locations = Met plaatsen
    .text = Plaatsen zijn het moeilijkst te laten zien. Laat ze in je eerste partijen weg; later kun je ze toevoegen.
cluellage-rules-category = Eén categorie
    .text = Je kunt ook met de woordkaarten van één categorie spelen. Personages en abstracte begrippen zijn het makkelijkst, plaatsen het moeilijkst.
    .mix = Twee of drie categorieën naar keuze mengen is een huisregel.
cluellage-rules-options = Wat je kunt instellen
    .text = Wie een tafel opent, kan een paar dingen veranderen.
    .time = Er kan een klok lopen bij elke greep en bij de collage. Pak je niet op tijd, dan krijg je de eerste vrije kaart. Is je collage niet op tijd af, dan worden je vijf kaarten naast elkaar gehangen en geldt hij als laatste.
    .show = Collages kunnen getoond worden in de volgorde waarin ze klaar waren, iedereen kan ze zien ontstaan, en de chat kan dicht zijn tijdens het raden.
    .rounds = Je kunt een tot zeven rondes spelen. Zijn er te weinig beeldkaarten over, dan worden de afgelegde er weer bij geschud.
cluellage-rules-gallery = Solo: de galerie
    .own = Dit is ons eigen spel en staat niet in het spelregelboekje.
    .text = Bots hebben collages gemaakt en jij raadt hun woorden, een voor een, tegen de klok als je wilt. Je mag een collage opgeven.
    .win = Raad minstens de helft om te winnen. De galerie van vandaag is voor iedereen dezelfde.

## Getekende voorbeelden

# Zes woorden van een woordkaart, met komma’s ertussen; het vierde hoort bij de collage van het eerste voorbeeld
cluellage-sample = Gerechtigheid, Gelach, Noodweer, Heimwee, Uitvinding, Snelheid
# Voor schermlezers; $shown: plaatjes, woorden of getallen
cluellage-figure = Afbeelding: { $shown }
    .collage = Afbeelding van een collage: { $shown }
    .tokens = Afbeelding van open fiches: { $shown }
    .sealed = Afbeelding van gedekte fiches
cluellage-figure-hero = Een nest, een koffer, een lange weg: is dit heimwee?
cluellage-figure-pictures = Een weg of een boom? Een lamp of een zaadje?
cluellage-figure-categories = Vier categorieën, vier randen.
cluellage-figure-words = Je gooide een 4: dit is jouw woord.
cluellage-figure-wave = Op één kaart ligt al een hand; twee zijn vrij.
cluellage-figure-race = De laatste kaart wordt automatisch uitgedeeld.
cluellage-figure-overlap = Ze overlappen.
cluellage-figure-apart = Ze liggen los.
cluellage-figure-quarter = Precies een kwart is te zien.
cluellage-figure-quarter_not = Eén kaart is bijna verdwenen.
cluellage-figure-edge_not = Eén kaart steekt uit.
cluellage-figure-sealed = Drie hebben geraden; niemand ziet wat.
cluellage-figure-open = Het was woord 4: twee hadden het goed, dus twee punten voor de maker.

## Van wie het spel is

cluellage-credits = Cluellage is een spel van Luc Rémond en David Simiand, uitgegeven door Magellan. Het spel en zijn naam zijn van hen.
