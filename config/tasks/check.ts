import { runTogether } from './steps'

/** All static checks. The slow ones start first, so that the others fill the remaining processors. */
const STEPS = [
  {
    name: 'format (oxfmt)',
    command: 'oxfmt --check --config config/oxfmt.json --ignore-path .gitignore --ignore-path config/format.ignore',
  },
  // Four checkers, the default, check the shared types four times: that takes twice the processor time of two processors.
  { name: 'types (tsc)', command: 'tsc --project . --singleThreaded' },
  {
    name: 'lint (oxlint)',
    command:
      'oxlint --config config/oxlint.json --type-aware --deny-warnings --report-unused-disable-directives --ignore-pattern test/bench/reference',
  },
  { name: 'dead code (knip)', command: 'knip --config config/knip.json --no-progress --no-config-hints' },
  {
    name: 'boundaries (dependency-cruiser)',
    command: 'depcruise --config config/dependency-cruiser.js src server console test config',
  },
  { name: 'styles (stylelint)', command: 'stylelint --config config/stylelint.json src/**/*.scss' },
  { name: 'copies (jscpd)', command: 'jscpd --config config/jscpd.json src server console test config' },
]

async function check(): Promise<void> {
  process.exitCode = (await runTogether(STEPS)) ? 0 : 1
}

void check()
