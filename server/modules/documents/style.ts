/** Paper is white in every theme. A receipt is for rolls 80 mm wide, the others for A4. */
const COMMON = `
:root { color-scheme: light }
* { box-sizing: border-box }
body { margin: 0; padding: 16px; background: #efece7; color: #1a1613; font: 13px/1.45 system-ui, -apple-system, 'Noto Sans Thai', 'Noto Sans SC', sans-serif; font-variant-numeric: tabular-nums }
main { margin: 0 auto; padding: 5mm; background: #fff; overflow-wrap: anywhere }
h1, h2, p, dl, dd { margin: 0 }
h1 { font-size: 1.25em; line-height: 1.3 } h2 { font-size: 1.1em; line-height: 1.35 }
small { display: block; color: #5b534c; font-size: .9em }
section { margin-top: 4mm; padding-top: 3mm; border-top: 1px dashed #8b827a }
table { width: 100%; border-collapse: collapse }
th { text-align: start; font-weight: 600 } td, th { padding: 1mm 0; vertical-align: top }
td:last-child, th:last-child { text-align: end; white-space: nowrap; padding-inline-start: 3mm }
.total td, .total th { padding-top: 2mm; font-size: 1.15em; font-weight: 700 }
dl { display: grid; grid-template-columns: auto 1fr; gap: .5mm 3mm } dt { color: #5b534c } dd { text-align: end }
button { display: block; margin: 16px auto; padding: 12px 24px; border: 0; border-radius: 24px; background: #b11e23; color: #fff; font: inherit; font-weight: 600; font-size: 15px }
button[hidden] { display: none }
button:focus-visible { outline: 3px solid #1a1613; outline-offset: 2px }
@media print { body { padding: 0; background: #fff } main { padding: 0 } button { display: none } }
`

export const RECEIPT_STYLE = `${COMMON}
main { width: 80mm; max-width: 100% }
header { text-align: center }
@page { size: 80mm auto; margin: 4mm }
@media print { main { width: 72mm } body { font-size: 11px } }
`

export const A4_STYLE = `${COMMON}
main { max-width: 210mm; padding: 12mm }
h1 { font-size: 1.5em }
.parties { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(70mm, 100%), 1fr)); gap: 4mm 10mm }
header { display: flex; flex-wrap: wrap; gap: 4mm 10mm; justify-content: space-between }
header > div { flex: 1 1 70mm } .title { text-align: end }
.items { margin-top: 6mm } .items thead th { padding: 2mm 0; border-bottom: 1px solid #1a1613 }
.items tbody td, .items tbody th { border-bottom: 1px solid #ddd6cf }
.items tbody th { font-weight: 400 }
.count { width: 14mm; text-align: center }
.sums { margin: 4mm 0 0 auto; width: min(90mm, 100%) }
dd { text-align: start }
@media (max-width: 500px) { main { padding: 5mm } .title { text-align: start } }
@page { size: A4; margin: 15mm }
`
