// Here and not beside the map: the build loads no style sheets with a late chunk.
import 'leaflet/dist/leaflet.css'
import { createRoot } from 'react-dom/client'
import { localStorageStore } from 'react-admin'
import { ConsoleApp, wireConsole } from './ConsoleApp'
import { consoleI18n, firstLocale } from './i18n/consoleI18n'

/** Loads the texts of the language, then starts the console. */
async function start(): Promise<void> {
  const place = document.getElementById('console')
  if (!place) throw new Error('The document has a place for the console')
  const locale = firstLocale(localStorageStore().getItem('locale'), navigator.languages)
  const parts = wireConsole(await consoleI18n(locale))
  createRoot(place).render(<ConsoleApp parts={parts} />)
}

void start()
