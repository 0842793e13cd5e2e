## Palabras de todas las páginas

page-home = Klub, inicio
page-back = Atrás
page-close = Cerrar
page-cancel = Cancelar
page-save = Guardar
page-retry = Reintentar
page-share = Compartir
page-copy = Copiar
page-copied = Enlace copiado
page-copy_by_hand = Copia este enlace a mano:
page-link = Enlace
page-code = Código: { $code }
page-qr = Código QR de { $link }
page-you = Tú
page-fan_notice = Klub está hecho por aficionados, con dibujos propios. No tiene relación con las editoriales de los juegos.
# Nombres simpáticos para quien llega, con comas
page-guest_names = Nutria, Arce, Mirlo, Trébol, Tejón, Sauce, Pinzón, Helecho, Liebre, Avellana, Garza, Cardo

## Ajustes

page-settings = Ajustes
page-language = Idioma
page-to_dark = Tema oscuro
page-to_light = Tema claro
page-theme = Tema
page-theme-system = Como el dispositivo
page-theme-light = Claro
page-theme-dark = Oscuro
page-sound = Sonido y vibración
page-motion = Movimiento
    .help = Las cartas vuelan, los puntos suben.
page-shortcuts = Atajos de teclado
    .help = Si se desactivan, las letras y los números solo actúan cuando el tablero tiene el foco.
page-name = Nombre
page-color = Color
page-paper-blue = Azul, ola
page-paper-orange = Naranja, rayo
page-paper-plum = Ciruela, luna
page-paper-sun = Amarillo, estrella
page-paper-teal = Verde azulado, gota
page-paper-red = Rojo, corazón
page-paper-leaf = Verde, hoja
page-paper-rose = Rosa, flor

## Formularios

page-fewer = Disminuir: { $label }
page-more = Aumentar: { $label }
page-no_limit = Sin límite
page-limit = Límite
page-choose = Elegir
page-shape-rectangle = Rectángulo
page-shape-round = Redonda
page-width = Anchura
page-height = Altura
page-diameter = Diámetro
page-some = Algunos

## Avisos

page-why = ¿Por qué?
page-update = Hay una versión nueva de Klub.
    .load = Cargarla
    .loading = Un momento…
page-failed = Algo ha fallado en esta página. En la mesa no se ha perdido nada.
    .again = Volver a cargar

## Rechazos que se pueden decir enseguida; los demás están en refusals.ftl

refusal-unknown = Eso no es posible ({ $code }).
refusal-named = Eso no es posible: { $what }.
refusal-page-offline = No se puede llegar al servidor. Comprueba tu conexión.
