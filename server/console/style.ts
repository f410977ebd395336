/** The one style sheet of the console, served at `/console/style.css`. */
export const STYLE = `
:root { color-scheme: light dark; --line: #ddd; --soft: #f4f1ec; --ink: #231c17; --quiet: #665d55; --act: #b11e23; --on-act: #fff; --paper: #fff; --warm: #fbe9e0 }
@media (prefers-color-scheme: dark) {
  :root { --line: #3a322c; --soft: #241f1b; --ink: #f5efe8; --quiet: #b5aaa0; --act: #ff8f88; --on-act: #2a0d0c; --paper: #1a1613; --warm: #3b2721 }
}
* { box-sizing: border-box }
body { margin: 0; background: var(--soft); color: var(--ink); font: 1rem/1.45 system-ui, sans-serif }
:focus-visible { outline: 3px solid var(--act); outline-offset: 2px }
:target { scroll-margin-top: 7rem; border-color: var(--act) }
.visually-hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }
header { position: sticky; top: 0; z-index: 1; display: flex; gap: .5rem; align-items: center; padding: .25rem 1rem; background: var(--paper); border-bottom: 1px solid var(--line) }
header nav { display: flex; gap: 0 .9rem; min-width: 0; overflow-x: auto; scrollbar-width: none; padding-right: 1.5rem; mask-image: linear-gradient(90deg, #000 calc(100% - 1.5rem), transparent) }
header nav a { flex: none; color: inherit; padding: .65rem 0; text-decoration: none; border-bottom: 3px solid transparent }
header nav a[aria-current] { font-weight: 700; border-color: var(--act) }
header form.inline { margin-left: auto } header button { border: 0; padding: 0 .25rem; color: var(--quiet) }
[data-stale] header::after { content: 'Not up to date: no answer from the server'; flex-basis: 100%; color: var(--act); font-weight: 600 }
[data-stale] header { flex-wrap: wrap }
.badge { display: inline-block; min-width: 1.5rem; padding: 0 .4rem; border-radius: 1rem; background: var(--act); color: var(--on-act); font-size: .85rem; text-align: center }
main { max-width: 80rem; margin: 0 auto; padding: 1rem }
h1 { font-size: 1.4rem; margin: .25rem 0 1rem } h2 { font-size: 1.05rem; margin: 1.5rem 0 .5rem } h3, article h2 { margin: 0; font-size: 1.05rem }
.board { display: grid; gap: 0 1rem; grid-template-columns: repeat(auto-fit, minmax(min(17rem, 100%), 1fr)); align-items: start }
.cards { display: grid; gap: .75rem; grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr)); align-items: start }
article, .box { background: var(--paper); border: 1px solid var(--line); border-radius: .75rem; padding: .9rem 1rem; overflow-wrap: anywhere }
article p, article ul { margin: .35rem 0 } ul { padding-left: 1.1rem } ul:empty { display: none } .calls { list-style: none; padding: .35rem .6rem; border-radius: .5rem; background: var(--warm) }
article h3:not(:first-child) { margin-top: 1rem } .days { list-style: none; padding: 0 } .days li { display: flex; justify-content: space-between; align-items: center; gap: .5rem; padding: .15rem 0 }
.quiet { color: var(--quiet) } .warn { color: var(--act); font-weight: 600 }
.pill { display: inline-block; padding: .05rem .6rem; border: 1px solid currentColor; border-radius: 1rem; font-size: .85rem; font-weight: 400; color: var(--quiet) }
.pill.on { color: var(--ink); font-weight: 600 } .pill.warn { color: var(--act) }
.row { display: flex; flex-wrap: wrap; gap: .5rem; align-items: flex-start; margin-top: .5rem }
form.inline { display: inline-block } a { color: inherit }
button, input, select, .button, summary { min-height: 2.75rem; padding: 0 1rem; border-radius: 1.4rem; border: 1px solid var(--quiet); background: var(--paper); color: var(--ink); font: inherit }
button, summary { cursor: pointer } button:hover, summary:hover, .button:hover { border-color: var(--ink); background: var(--soft) }
.button, summary { display: inline-flex; align-items: center; text-decoration: none }
.button[aria-current] { border-color: var(--act); font-weight: 700 }
button.main, button.main:hover { background: var(--act); border-color: var(--act); color: var(--on-act); font-weight: 600 }
details { margin-top: .5rem } .row > details { margin: 0 } details[open] { flex-basis: 100% } details > div { padding: .5rem 0 } details + .cards { margin-top: 1rem }
.box { max-width: 30rem; margin-top: .75rem }
label { display: block; margin: .5rem 0 } label input, label select { display: block; width: 100%; margin-top: .2rem; border-radius: .6rem }
table { width: 100%; max-width: 48rem; border-collapse: collapse; background: var(--paper); border: 1px solid var(--line) }
td { padding: .4rem .75rem; border-bottom: 1px solid var(--line) } td:last-child { text-align: right; white-space: nowrap }
.pictures { display: flex; flex-wrap: wrap; gap: .5rem } .pictures img { display: block; width: 5rem; height: 5rem; object-fit: cover; border-radius: .6rem }
.login { max-width: 22rem; margin: 15vh auto }
.codes { display: grid; gap: .75rem; grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr)) }
.code { display: flex; flex-direction: column; align-items: center; text-align: center; color: #000; background: #fff; border-color: #bbb }
.code h2 { font-size: 1.5rem } .code .quiet { color: #444 } .code p { margin: .1rem 0 } .qr { width: 100%; max-width: 13rem; background: #fff } .qr svg { display: block; shape-rendering: crispEdges }
.editor { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1.25rem; align-items: start }
@media (min-width: 48rem) { .editor { grid-template-columns: minmax(0, 1fr) minmax(0, 20rem) } .editor #written { grid-column: 1; grid-row: 2 } .preview { grid-column: 2; grid-row: 1 / 3; position: sticky; top: 4rem } }
@media (min-width: 70rem) { .editor { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) 24.4rem } .editor #written { grid-column: 2; grid-row: 1; position: sticky; top: 4rem; max-height: calc(100vh - 5rem); overflow-y: auto } .preview { grid-column: 3; grid-row: 1 } }
.preview iframe { display: block; width: 100%; max-width: 24.4rem; height: min(44rem, calc(100vh - 5.5rem)); margin: 0 auto; border: 1px solid var(--quiet); border-radius: 1.5rem; background: #fff }
button:disabled { opacity: .45; cursor: default }
.box.wide { max-width: none; margin: 0 } .box h2 { margin: 0 } textarea { display: block; width: 100%; margin-top: .2rem; padding: .6rem; border: 1px solid var(--quiet); border-radius: .6rem; background: var(--paper); color: var(--ink); font: .85rem/1.5 ui-monospace, monospace; resize: vertical; tab-size: 2 }
textarea[aria-invalid] { border-color: var(--act) } #errors:not(:empty) { margin: .5rem 0 } #errors ul { margin: 0 } #message:empty { display: none }
pre, .scrolls { max-height: 16rem; overflow: auto; margin: 0; padding: .6rem; background: var(--soft); font-size: .85rem } .scrolls { padding-left: 1.5rem } code { overflow-wrap: anywhere }
label select { max-width: 100% }
@page { size: A4; margin: 10mm }
@media print {
  header, h1, .screen { display: none } body, main { background: #fff; padding: 0; max-width: none }
  .codes { grid-template-columns: 1fr 1fr; gap: 0 }
  .code { height: 92mm; justify-content: center; break-inside: avoid; border: 1px dashed #999; border-radius: 0 } .qr { width: 48mm }
}
`
