/** Default styles of the platforms' built-in components, applied before the app's styles. */
export const baseStyle = `
:host { position: absolute; inset: 0; display: none; transform: translateZ(0); overflow: hidden; background: #fff }
:host([active]) { display: block }
.mp-scroller { position: absolute; inset: 0; overflow-y: auto; overflow-x: hidden; scrollbar-width: none }
* { scrollbar-width: none; -webkit-tap-highlight-color: transparent }
[hidden] { display: none !important }
page { display: block; min-height: 100%; font: 16px -apple-system, 'Helvetica Neue', 'Noto Sans Thai', 'Noto Sans CJK SC', sans-serif; color: #000 }
view, cover-view, form, label, navigator, root-portal, checkbox-group, radio-group, custom-wrapper { display: block }
view, cover-view { white-space: pre-line }
label, text, comp { display: inline }
text { white-space: pre-wrap }
scroll-view { display: block; width: 100%; position: relative }
image, cover-image { display: inline-block; width: 320px; height: 240px; overflow: hidden; position: relative }
image > img, cover-image > img { position: absolute; left: 0; top: 0; width: 100%; height: 100%; border: 0 }
image[data-mode=widthFix] { height: auto } image[data-mode=widthFix] > img { position: static; height: auto; display: block }
image[data-mode=heightFix] { width: auto } image[data-mode=heightFix] > img { position: static; width: auto; display: block }
image > img:not([src]) { visibility: hidden }
swiper { display: flex; height: 150px; overflow: hidden; position: relative }
swiper[data-vertical] { flex-direction: column }
swiper-item { display: block; flex: 0 0 100%; overflow: hidden; transform: translateX(calc(var(--current) * -100%)) }
swiper[data-vertical] > swiper-item { transform: translateY(calc(var(--current) * -100%)) }
input, textarea { display: block; border: 0; padding: 0; margin: 0; background: none; font: inherit; color: inherit; outline: 0; box-sizing: border-box; border-radius: 0 }
input { height: 1.4em; min-height: 1.4em; width: 100%; overflow: hidden; text-overflow: clip }
textarea { width: 300px; height: 150px; resize: none }
textarea[data-grows] { height: auto; field-sizing: content }
mp-button { display: block; position: relative; margin: 0 auto; padding: 0 14px; box-sizing: border-box; font: 18px / 2.5556 sans-serif; text-align: center; border: 0; border-radius: 5px; overflow: hidden; color: #000; background: #f8f8f8 }
mp-button::after { content: ''; position: absolute; top: 0; left: 0; width: 200%; height: 200%; box-sizing: border-box; border: 1px solid rgba(0, 0, 0, .2); border-radius: 10px; transform: scale(.5); transform-origin: 0 0; pointer-events: none }
switch { display: inline-block; width: 52px; height: 32px; border-radius: 16px; background: #dfdfdf }
switch[data-checked] { background: #04be02 }
checkbox, radio { display: inline-block; position: relative; padding-left: 28px; min-height: 24px }
checkbox::before, radio::before { content: ''; position: absolute; left: 0; width: 22px; height: 22px; border: 1px solid #d1d1d1; border-radius: 3px }
radio::before { border-radius: 50% }
[data-checked]::before { background: #04be02 }
map, video, canvas, web-view { display: block; width: 300px; height: 150px; background: #e6ebe6 }
picker { display: block }
.mp-box { font: 15px sans-serif }
`

/** Styles of the system's bars and overlays, and free fonts in place of the phone's. */
export const screenStyle = `
@font-face { font-family: 'SF Pro Text'; font-weight: 100 599; src: local('Liberation Sans'), local('Noto Sans') }
@font-face { font-family: 'SF Pro Text'; font-weight: 600 900; src: local('Liberation Sans Bold'), local('Noto Sans Bold') }
html, body { margin: 0; height: 100%; overflow: hidden; background: #fff }
mp-overlays { position: fixed; inset: 0; z-index: 9; pointer-events: none; font: 15px -apple-system, 'Noto Sans Thai', 'Noto Sans CJK SC', sans-serif }
.mp-toast { position: absolute; left: 50%; top: 45%; transform: translate(-50%, -50%); max-width: 60%; padding: 14px 18px; border-radius: 8px; background: rgba(60, 60, 60, .92); color: #fff; text-align: center }
.mp-modal, .mp-sheet { position: absolute; inset: 0; background: rgba(0, 0, 0, .55); pointer-events: auto }
.mp-modal .mp-box { position: absolute; left: 10%; right: 10%; top: 50%; transform: translateY(-50%); background: #fff; border-radius: 12px; text-align: center; padding-top: 24px }
.mp-sheet .mp-box { position: absolute; left: 0; right: 0; bottom: 0; background: #fff; border-radius: 12px 12px 0 0; padding-bottom: 34px; text-align: center }
.mp-title { font-weight: 600; padding: 4px 20px } .mp-content { color: #777; padding: 8px 20px 20px }
.mp-modal .mp-buttons { display: flex; border-top: 1px solid #eee } .mp-modal .mp-button { flex: 1 }
.mp-button { padding: 15px; border-top: 1px solid #f3f3f3; color: #333 }
mp-tab-bar { position: fixed; left: 0; right: 0; bottom: 0; z-index: 5; display: flex; padding-bottom: 34px; background: #fff; border-top: 1px solid #ddd; font: 12px sans-serif }
mp-tab-bar > div { flex: 1; padding: 14px 0; text-align: center } mp-tab-bar[hidden] { display: none }
mp-nav-bar { position: fixed; left: 0; right: 0; top: 0; z-index: 5; height: 44px; padding-top: 47px; line-height: 44px; text-align: center; background: var(--ground, #fff); font: 600 17px / 44px sans-serif } mp-nav-bar[hidden] { display: none }
mp-nav-bar[data-clear] { background: none } mp-nav-bar[data-through] { pointer-events: none }
mp-nav-bar > div { position: absolute; left: 0; bottom: 0; width: 44px; height: 44px; pointer-events: auto } mp-nav-bar > div::before { content: ''; position: absolute; left: 17px; top: 15px; width: 11px; height: 11px; border: solid currentColor; border-width: 0 0 2px 2px; transform: rotate(45deg) }
mp-nav-bar > div[hidden] { display: none } mp-nav-bar > [aria-label=Home]::before { content: '⌂'; left: 12px; top: 0; border: 0; transform: none; font-size: 24px }
[data-light-signs] > mp-nav-bar { color: #fff } [data-light-signs] > mp-capsule { color: #fff; border-color: rgba(255, 255, 255, .3); background: rgba(0, 0, 0, .3) }
mp-page[data-bar] { top: 91px } mp-page[data-tabs] { bottom: 79px }
mp-capsule { position: fixed; z-index: 6; box-sizing: border-box; border: 1px solid rgba(0, 0, 0, .12); border-radius: 16px; background: rgba(255, 255, 255, .6) }
mp-clock { position: fixed; z-index: 8; left: 28px; top: 16px; font: 600 15px sans-serif; pointer-events: none } mp-clock::before { content: '9:41' } [data-light-signs] > mp-clock { color: #fff }
mp-capsule::before { content: '••• | ◉'; display: block; font: 11px / 30px sans-serif; text-align: center }
`
