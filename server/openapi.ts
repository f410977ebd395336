import { version } from '../package.json'
import { openapi } from './api/openapi'

console.log(JSON.stringify(openapi(version), null, 2))
