## Lessen: de titel, wat je moet weten, de opdracht, lof, een tweede opdracht, en wat er gezegd wordt als het misging

cubed-lesson-match_a_side = Kleur tegen kleur
    .text = Een steen heeft drie gekleurde ruiten, elk met een eigen teken. Waar twee stenen elkaar raken, moeten ze dezelfde kleur tonen.
    .task = Pak een steen, kies een oplichtende plek en leg hem tegen de eerste.
    .praise = Juist: de zijden die elkaar raken, hebben dezelfde kleur.
    .again = Leg nu een steen: pak er een waarvoor een plek oplicht.
cubed-lesson-touch_two = Twee tegelijk
    .text = Vanaf de derde moet elke steen minstens twee andere raken, en alle zijden die elkaar raken, moeten passen.
    .task = Leg een steen zo dat hij ze allebei raakt.
    .praise = Goed gedaan. Waar drie punten van één kleur samenkomen, glanst een druppeltje.
    .again = Leg nu een steen die de twee andere raakt.
cubed-lesson-turn_a_piece = Draai hem
    .text = Je kunt een steen in drie standen leggen. Een pijl met stippen op een plek laat zien hoe vaak je hem moet draaien.
    .task = Er past maar één van je stenen. Pak hem, draai hem met de ronde knop als je wilt, en leg hem.
    .praise = Precies. Kies je een plek, dan draait de steen vanzelf tot hij past.
    .again = Leg nu de steen die past.
cubed-lesson-feel_the_heights = Hoog en laag
    .text = Stenen zijn niet plat: drie hoeken zijn hoog, drie laag, en de hoeken van buren moeten op elkaar aansluiten.
    .task = Pak een steen die past, kies een plek en draai hem 60°.
    .then = Toppen op dalen: dat past nooit. Draai hem terug en leg hem zo dat hij past.
    .praise = Daarom zijn er maar drie standen. Een andere biedt de pagina nooit aan.
    .again = Nog een keer: pak een steen die past, draai hem 60° en leg hem dan zo dat hij past.
cubed-lesson-block = Zwarte zijden
    .text = Een blokkeersteen heeft één gekleurde ruit, en die moet twee stenen raken. De vakken aan zijn zwarte zijden zijn geblokkeerd: daar kan niemand meer iets leggen.
    .task = Leg een blokkeersteen.
    .praise = Vier vakken zijn geblokkeerd, en dat scheelt je vijf strafpunten.
    .again = Dat mocht, maar er is nog niets geblokkeerd. Leg een blokkeersteen.
cubed-lesson-bridge = Sla een brug
    .text = Een van de extra zetten: wie twee stenen verbindt die elkaar daar niet raakten, mag meteen een tweede steen leggen.
    .task = Zoek de plek die het gat overbrugt.
    .then = Een brug! Leg nu een tweede steen.
    .praise = Twee stenen in één beurt.
    .again = Nog geen brug. Welke plek ligt tussen twee stenen die elkaar niet raken?
cubed-lesson-go_out = Uit!
    .text = Leg je je laatste steen, dan is de ronde afgelopen en krijg je geen punten. De anderen tellen wat ze nog hebben. Wie de minste punten heeft, wint.
    .task = Leg je laatste steen.
    .praise = Uit, zonder een punt. Zo win je een ronde.
    .again = Je hebt nog een steen. Leg hem.

## De regels: hoofdstukken en delen

cubed-chapter-basics = Zo speel je
cubed-chapter-points = Rondes en punten
cubed-chapter-ways = Andere manieren om te spelen

cubed-rules-aim = Waar het om gaat
    .text = Zorg dat je van je stenen af komt. Iedereen bouwt op één tafel, kleur tegen kleur. Wie de laatste eigen steen legt, beëindigt de ronde; wat de anderen nog hebben, kost hun punten. Wie na drie rondes de minste punten heeft, wint.
cubed-rules-pieces = De stenen
    .text = Elke steen is een zeshoek van drie ruiten en lijkt op een kubusje. Er zijn vier soorten. Zoveel kost een steen als je hem aan het eind nog hebt:
    .box = Er zijn 82 stenen in zes kleuren: elke mogelijke combinatie één keer, en een blokkeersteen van elke kleur. Elke kleur heeft een eigen teken, zodat je ze ook uit elkaar houdt als je kleuren niet goed ziet.
cubed-rules-heights = Hoogtes en standen
    .text = De punten van de ruiten zijn laag, de hoeken ertussen hoog. Daarom kun je een steen in drie standen leggen:
    .sixty = Bij een draai van 60 graden zouden zijn hoge hoeken op lage komen. Dat past nergens.
cubed-rules-setup = Voor de eerste beurt
    .text = Alle stenen worden in de zak gemengd. Met z’n tweeën pakt iedereen er 25, met z’n drieën 18, met z’n vieren 13, met z’n vijven 11, met z’n zessen 9. Niemand laat ze zien.
    .first = De oudste begint, of een willekeurige speler. Daarna gaat de beurt met de klok mee.
cubed-rules-opening = De eerste stenen
    .first = Als eerste steen mag je elke steen leggen, behalve een blokkeersteen.
    .second = De tweede komt ernaast, en de zijden die elkaar raken, moeten dezelfde kleur hebben.
    .early = Een blokkeersteen mag je pas leggen als er drie andere stenen op tafel liggen.
cubed-rules-match = Wat past
    .touch = Vanaf de derde moet elke nieuwe steen minstens twee andere raken.
    .all = Alle zijden die elkaar raken, moeten dezelfde kleur hebben.
    .two = Speel je met ‘Twee zijden’, dan is het genoeg als twee zijden die elkaar raken, passen.
cubed-rules-turn = Jouw beurt
    .lay = Leg een steen waar hij past.
    .draw = Kun of wil je dat niet, dan trek je een steen uit de zak. Daarna mag je er nog een leggen, of passen. Je trekt maar één keer per beurt.
    .empty = Is de zak leeg, dan sla je je beurt gewoon over.
cubed-rules-blocking = Blokkeerstenen
    .lay = De gekleurde ruit van een blokkeersteen moet twee stenen raken en erbij passen. Zijn zwarte zijden mogen geen steen raken.
    .dead = Zodra hij ligt, zijn alle vakken aan zijn zwarte zijden geblokkeerd: daar mag de rest van de ronde niets worden gelegd.
cubed-rules-end = Het einde van een ronde
    .out = De ronde eindigt zodra iemand geen steen meer heeft.
    .stuck = De ronde eindigt ook als niemand iets kan leggen, zelfs niet na het trekken; of als de zak leeg is en iedereen achter elkaar heeft gepast.
    .closed = En de ronde eindigt meteen als blokkeerstenen geen vak vrijlaten dat twee stenen raakt.
cubed-rules-count = Punten
    .text = Iedereen telt de punten van de stenen die over zijn: een blokkeersteen kost 5 punten, een drievoudige 3, een dubbele 2, een enkele 1. Wie uit is, heeft er geen.
cubed-rules-rounds = Drie rondes
    .text = Wie in een ronde de minste punten heeft, wint die en begint de volgende, met nieuwe stenen voor iedereen. Voor een snelle partij speel je maar één ronde.
    .winner = Wie over alle rondes de minste punten heeft, wint. Bij een gelijke stand delen jullie de overwinning.
cubed-rules-bridging = Een brug slaan
    .text = Raakt je steen twee stenen die elkaar daar niet raken, met vrije vakken ertussen, dan slaat hij een brug. Dan mag je meteen een tweede steen leggen.
    .second = Het hoeft niet, en je trekt er niet voor. Een tweede brug levert niets meer op, tenzij je met ‘Bruggen op rij’ speelt.
cubed-rules-void = Een gat vullen
    .text = Leg je een steen in een vak met stenen aan alle zes de zijden, dan mag je een steen naar keuze aan een andere speler geven. Was dat je laatste, dan ben je uit.
cubed-rules-draw_many = Trek 3, houd 1
    .text = In plaats van een steen te leggen mag je er tot drie tegelijk trekken. Je zegt vooraf hoeveel, houdt er één en doet de andere terug. Daarmee is je beurt voorbij.
cubed-rules-solo = Solo
    .setup = Je pakt 25 stenen, waarvan hoogstens drie blokkeerstenen, en er wordt één steen op tafel gelegd.
    .draw = Past er een steen, dan moet je er een leggen. Past er geen, dan trek je, en als dat niet helpt, nog een keer.
    .end = Je wint als al je stenen zijn gelegd. Je verliest als er na de tweede keer trekken niets past, of als er niets meer te trekken is.

## Getekende voorbeelden

# Voor schermlezers; $pieces: cubed-piece-…, meer met puntkomma’s
cubed-figure = Afbeelding: { $pieces }
cubed-figure-blocker = Blokkeersteen: 5 punten
cubed-figure-triple = Drievoudig: 3 punten
cubed-figure-double = Dubbel: 2 punten
cubed-figure-single = Enkel: 1 punt
cubed-figure-turns = Eén steen in zijn drie standen.
cubed-figure-heights = Toppen op dalen, dalen op toppen.
cubed-figure-second = Dageraad raakt dageraad.
cubed-figure-second_not = Dageraad raakt hemel.
cubed-figure-third = Hij raakt beide, en alle kleuren passen.
cubed-figure-third_not = De kleuren passen, maar hij raakt maar één steen.
cubed-figure-all = Beide zijden passen.
cubed-figure-all_not = Een van de twee zijden past niet.
cubed-figure-blocking = Vier vakken zijn nu geblokkeerd.
cubed-figure-blocking_not = Zwarte zijden zouden andere stenen raken.
cubed-figure-bridge = Hij verbindt stenen die elkaar niet raakten: een brug.
cubed-figure-void = Zes buren: het gat is gevuld.

## Van wie het spel is

cubed-credits = Cubed is een spel van Jordan Marton; de site ervan is cubedthegame.com. Het spel en zijn naam zijn van de maker en de uitgever.
