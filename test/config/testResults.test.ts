import {
  countResults,
  filesToRerun,
  mergeResults,
  readResults,
  type TestResult,
  unsteadyLines,
  WHOLE_FILE,
} from '../../config/tasks/testResults'

/** `passed`, `failed` and `skipped` tests of a file, by name. */
const file = (name: string, tests: Record<string, TestResult['status']>): TestResult[] =>
  Object.entries(tests).map(([test, status]) => ({
    file: name,
    name: test,
    status,
    failure: status === 'failed' ? `${test} went wrong` : '',
  }))

describe("reading Jest's results", () => {
  const read = (result: object) => readResults(JSON.stringify({ testResults: [{ name: '/x/a.test.ts', ...result }] }))

  it("returns each test with its status, and a failure's message without colours and stack", () => {
    const failureMessages = [
      'Error: \u001B[31mexpected 1\u001B[39m\n\ngot 2\n    at Object.<anonymous> (/x/a.test.ts:1:1)',
    ]
    const assertionResults = [
      { fullName: 'cart adds', status: 'passed', failureMessages: [] },
      { fullName: 'cart removes', status: 'failed', failureMessages },
      { fullName: 'cart pays', status: 'pending', failureMessages: null },
    ]
    expect(read({ status: 'failed', message: 'all of it', assertionResults })).toEqual([
      { file: '/x/a.test.ts', name: 'cart adds', status: 'passed', failure: '' },
      { file: '/x/a.test.ts', name: 'cart removes', status: 'failed', failure: 'Error: expected 1\n\ngot 2' },
      { file: '/x/a.test.ts', name: 'cart pays', status: 'skipped', failure: '' },
    ])
  })

  it.each([
    ['did not load', []],
    ['failed in a hook after its tests', [{ fullName: 'cart adds', status: 'passed', failureMessages: [] }]],
  ])('names the whole file when it %s', (_, assertionResults) => {
    expect(read({ status: 'failed', message: 'worker crashed', assertionResults }).at(-1)).toEqual({
      file: '/x/a.test.ts',
      name: WHOLE_FILE,
      status: 'failed',
      failure: 'worker crashed',
    })
  })

  it('quotes the first lines of a long failure', () => {
    const failureMessages = [Array.from({ length: 40 }, (_, line) => `line ${line}`).join('\n')]
    const [test] = read({ status: 'failed', assertionResults: [{ fullName: 'a', status: 'failed', failureMessages }] })
    expect(test?.failure.split('\n')).toHaveLength(12)
  })

  it('throws on any other input', () => {
    expect(() => readResults('{}')).toThrow(/testResults/)
  })
})

describe('the files that run once more', () => {
  const many = (count: number) =>
    file('b', Object.fromEntries(Array.from({ length: count }, (_, at) => [`test ${at}`, 'failed' as const])))

  it.each<[string, TestResult[], string[]]>([
    ['none when all passed', file('a', { one: 'passed' }), []],
    ['none for a skipped test', file('a', { one: 'skipped' }), []],
    ['a file once, however many of its tests failed', file('a', { one: 'failed', two: 'failed' }), ['a']],
    ['a file that failed as a whole', file('a', { [WHOLE_FILE]: 'failed' }), ['a']],
    ['each file with a failure', [...file('a', { one: 'failed' }), ...many(7)], ['a', 'b']],
    ['a file whose first hook failed all of its tests', many(20).map((test) => ({ ...test, failure: 'hook' })), ['b']],
    ['none when more than eight tests failed', [...file('a', { one: 'failed' }), ...many(8)], []],
  ])('%s', (_, results, expected) => {
    expect(filesToRerun(results)).toEqual(expected)
  })
})

describe('merging a stage with its rerun', () => {
  const merge = (first: TestResult[], again: TestResult[]) => {
    const { results, unsteady } = mergeResults(first, again)
    const { passed, failed } = countResults(results)
    return { passed, failed, unsteady: unsteady.map((test) => `${test.file} › ${test.name}: ${test.failure}`) }
  }
  const steady = file('a', { one: 'passed', two: 'passed' })

  it.each<[string, TestResult[], TestResult[], ReturnType<typeof merge>]>([
    ['without a rerun the results stay', file('b', { one: 'failed' }), [], { passed: 2, failed: 1, unsteady: [] }],
    [
      'a test that passes then is unsteady and passed',
      file('b', { one: 'failed', two: 'passed' }),
      file('b', { one: 'passed', two: 'passed' }),
      { passed: 4, failed: 0, unsteady: ['b › one: one went wrong'] },
    ],
    [
      'a test that fails again has failed',
      file('b', { one: 'failed', two: 'passed' }),
      file('b', { one: 'failed', two: 'passed' }),
      { passed: 3, failed: 1, unsteady: [] },
    ],
    [
      'a file that fails again in another test has failed',
      file('b', { one: 'failed', two: 'passed' }),
      file('b', { one: 'passed', two: 'failed' }),
      { passed: 3, failed: 1, unsteady: [] },
    ],
    [
      'a file that failed as a whole and passes then is unsteady',
      file('b', { [WHOLE_FILE]: 'failed' }),
      file('b', { one: 'passed', two: 'passed' }),
      { passed: 4, failed: 0, unsteady: [`b › ${WHOLE_FILE}: ${WHOLE_FILE} went wrong`] },
    ],
    [
      'a file that fails as a whole then has failed',
      file('b', { one: 'failed', two: 'passed' }),
      file('b', { [WHOLE_FILE]: 'failed' }),
      { passed: 2, failed: 1, unsteady: [] },
    ],
    [
      'one file can be unsteady while another fails',
      [...file('b', { one: 'failed' }), ...file('c', { one: 'failed' })],
      [...file('b', { one: 'passed' }), ...file('c', { one: 'failed' })],
      { passed: 3, failed: 1, unsteady: ['b › one: one went wrong'] },
    ],
    [
      'a test that is skipped counts as failed',
      file('b', { one: 'failed', two: 'skipped' }),
      file('b', { one: 'passed', two: 'skipped' }),
      { passed: 3, failed: 1, unsteady: ['b › one: one went wrong'] },
    ],
  ])('%s', (_, first, again, expected) => {
    expect(merge([...steady, ...first], again)).toEqual(expected)
  })
})

describe('the closing lines', () => {
  it('are empty when every test is steady', () => {
    expect(unsteadyLines([])).toEqual([])
  })

  it('list each unsteady test with its first failure and its screenshots', () => {
    const pictures = ['.cache/failures/H5-in-a-browser/menu-opens-1.png']
    expect(
      unsteadyLines([{ file: 'test/e2e/menu.test.ts', name: 'menu opens', failure: 'expected 1\n\ngot 2', pictures }]),
    ).toEqual([
      'unsteady: failed in its stage, passed alone',
      '- test/e2e/menu.test.ts › menu opens',
      '    expected 1',
      '',
      '    got 2',
      '    .cache/failures/H5-in-a-browser/menu-opens-1.png',
    ])
  })
})
