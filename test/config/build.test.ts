import config from '../../config/index'

// Taro's types and its command line are not needed to read the configuration.
jest.mock('@tarojs/cli', () => ({ defineConfig: (options: unknown) => options }))

test('a chunk that does not come fails after 120 s with webpack’s “Loading chunk … failed (timeout)”', () => {
  expect(config).toMatchObject({ h5: { output: { chunkLoadTimeout: 120_000 } } })
})
