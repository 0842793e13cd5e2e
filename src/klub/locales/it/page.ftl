## Parole di tutte le pagine

page-home = Klub, pagina iniziale
page-back = Indietro
page-close = Chiudi
page-cancel = Annulla
page-save = Salva
page-retry = Riprova
page-share = Condividi
page-copy = Copia
page-copied = Link copiato
page-copy_by_hand = Copia a mano questo link:
page-link = Link
page-code = Codice: { $code }
page-qr = Codice QR di { $link }
page-you = Tu
page-fan_notice = Klub è fatto da appassionati, con disegni propri. Non ha legami con gli editori dei giochi.
# Nomi simpatici per chi arriva, con virgole
page-guest_names = Lontra, Acero, Merlo, Trifoglio, Tasso, Salice, Fringuello, Felce, Lepre, Nocciola, Airone, Cardo

## Impostazioni

page-settings = Impostazioni
page-language = Lingua
page-to_dark = Tema scuro
page-to_light = Tema chiaro
page-theme = Tema
page-theme-system = Come il dispositivo
page-theme-light = Chiaro
page-theme-dark = Scuro
page-sound = Suoni e vibrazione
page-motion = Animazioni
    .help = Le carte volano, i punti salgono.
page-shortcuts = Scorciatoie da tastiera
    .help = Senza scorciatoie, lettere e cifre funzionano solo quando il tabellone è selezionato.
page-name = Nome
page-color = Colore
page-paper-blue = Blu, onda
page-paper-orange = Arancione, fulmine
page-paper-plum = Prugna, luna
page-paper-sun = Giallo, stella
page-paper-teal = Ottanio, goccia
page-paper-red = Rosso, cuore
page-paper-leaf = Verde, foglia
page-paper-rose = Rosa, fiore

## Moduli

page-fewer = Diminuisci: { $label }
page-more = Aumenta: { $label }
page-no_limit = Senza limite
page-limit = Limite
page-choose = Scegli
page-shape-rectangle = Rettangolo
page-shape-round = Rotondo
page-width = Larghezza
page-height = Altezza
page-diameter = Diametro
page-some = Alcuni

## Avvisi

page-why = Perché?
page-update = C’è una nuova versione di Klub.
    .load = Caricala
    .loading = Un attimo…
page-failed = Qualcosa è andato storto in questa pagina. Al tavolo non si è perso nulla.
    .again = Ricarica

## Rifiuti che si possono dire subito; gli altri sono in refusals.ftl

refusal-unknown = Non è possibile ({ $code }).
refusal-named = Non è possibile: { $what }.
refusal-page-offline = Il server non è raggiungibile. Controlla la connessione.
