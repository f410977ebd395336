import { version } from '../package.json'
import { openapi } from './docs/openapi'

console.log(JSON.stringify(openapi(version), null, 2))
