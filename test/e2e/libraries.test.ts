import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../config/tasks/steps'
import { librariesIn } from '../mini/package/libraries'

it('the site is built with React, react-dom and i18next themselves, and without Preact', () => {
  const folder = join(ROOT, 'dist/h5/js')
  const scripts = readdirSync(folder).filter((file) => file.endsWith('.js'))
  expect(librariesIn(scripts.map((file) => readFileSync(join(folder, file), 'utf8')))).toEqual([
    'react',
    'reconciler',
    'reactDom',
    'i18next',
  ])
})
