import type { JsonSchema } from '@valibot/to-json-schema'
import type { openapi, Operation } from '../api/openapi'
import { html, Html, type HtmlContent } from '../html/html'
import { htmlPage } from '../html/page'
import { shapeText } from './docsShapeText'

const STYLE = `
  :root { color-scheme: light dark; --ink: #231c17; --soft: #5c534a; --paper: #f7f4ef; --card: #fff; --line: #ebe4da; --brand: #b11e23 }
  @media (prefers-color-scheme: dark) { :root { --ink: #f5efe8; --soft: #cbc1b6; --paper: #141110; --card: #1f1a17; --line: #332c27; --brand: #ff9489 } }
  body { margin: 0 auto; max-width: 860px; padding: 24px 16px 64px; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, sans-serif }
  h1 { font-size: 28px; margin: 0 0 8px } h2 { margin: 40px 0 8px } h2, h3 { text-transform: none; scroll-margin-top: 16px }
  h3 { font: 600 15px/1.4 ui-monospace, monospace; margin: 0; overflow-wrap: anywhere }
  a { color: var(--brand) } code, pre { font: 13px/1.5 ui-monospace, monospace } pre { margin: 4px 0 0; overflow-x: auto }
  nav { display: flex; flex-wrap: wrap; gap: 4px 16px } article { background: var(--card); border: 1px solid var(--line); border-radius: 14px; padding: 16px; margin: 12px 0 }
  p { margin: 4px 0 } small, dt { color: var(--soft) } dt { margin-top: 12px; font-size: 13px } dd { margin: 0 } b { color: var(--brand) }
`

/** The contract as a page to read: every call with what it takes and answers, then the shapes they share. */
export function docsPage({ info, paths, components }: ReturnType<typeof openapi>): Html {
  const calls = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  )
  const areas = [...new Set(calls.flatMap(({ operation }) => operation.tags))]
  const sections = areas.map((area) => {
    const own = calls.filter(({ operation }) => operation.tags.includes(area))
    return html`<h2 id="${area}">${area}</h2>
      ${own.map(callHtml)}`
  })
  const shapes = Object.entries(components.schemas)
  return htmlPage(
    { title: info.title, style: STYLE },
    html`<h1>${info.title}</h1>
      <p>${prose(info.description)}</p>
      <p><a href="/docs/openapi.json">OpenAPI 3.1 document</a></p>
      <nav>${[...areas, 'shapes'].map((area) => html`<a href="#${area}">${area}</a>`)}</nav>
      ${sections}
      <h2 id="shapes">shapes</h2>
      ${shapes.map(([name, schema]) => shapeHtml(name, schema))}`,
  )
}

function callHtml({ path, method, operation }: { path: string; method: string; operation: Operation }): Html {
  const notes = [
    operation.security.length > 0 ? 'needs a session' : 'open to all',
    ...(operation.parameters.some(({ name }) => name === 'Idempotency-Key') ? ['takes an Idempotency-Key'] : []),
  ]
  return html`<article>
    <h3><b>${method.toUpperCase()}</b> ${path}</h3>
    <p>${prose(operation.summary)} <small>${notes.join(' · ')}</small></p>
    <dl>${inputHtml(operation)} ${item('data', shape(replyOf(operation)))}</dl>
  </article>`
}

function inputHtml({ parameters, requestBody }: Operation): HtmlContent {
  const inAddress = parameters.filter((parameter) => parameter.in !== 'header')
  const fields = inAddress.map(
    ({ name, required, schema }) => html`${name}${required ? '' : '?'}: ${shape(schema)}${'\n'}`,
  )
  const [type, media] = Object.entries(requestBody?.content ?? {})[0] ?? []
  return [fields.length > 0 && item('in the address', fields), media && item(`body, ${type}`, shape(media.schema))]
}

function item(title: string, text: HtmlContent): Html {
  return html`<dt>${title}</dt>
    <dd><pre>${text}</pre></dd>`
}

function replyOf({ responses }: Operation): JsonSchema | boolean | undefined {
  return responses[200]?.content['application/json']?.schema.properties?.data
}

function shapeHtml(name: string, schema: JsonSchema): Html {
  return html`<article id="${name}">
    <h3>${name}</h3>
    <pre>${shape(schema)}</pre>
  </article>`
}

const shape = (schema: JsonSchema | boolean | undefined) => new Html(shapeText(schema))

/** Text with what stands between backticks as code. */
function prose(text: string): HtmlContent {
  return text.split('`').map((part, index) => (index % 2 === 1 ? html`<code>${part}</code>` : part))
}
