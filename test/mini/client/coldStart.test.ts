import { setUpFlows } from '../harness/flow'
import type { Platform } from '../package/miniPackage'

const { flow } = setUpFlows()

const cases = (['weapp', 'alipay'] satisfies Platform[]).flatMap((platform) =>
  (
    [
      ['en', 'Chicken Satay'],
      ['th', 'สะเต๊ะไก่ 5 ไม้'],
      ['zh', '沙爹鸡肉串'],
    ] as const
  ).map(([locale, dish]) => ({ platform, locale, dish })),
)

it.each(cases)('on $platform in $locale a cold start at the menu requests it once', ({ platform, locale, dish }) =>
  flow(platform, { storage: { locale }, open: 'pages/index/goods' }, async (app, { calls }) => {
    await app.see(dish)
    await app.idle()
    expect(calls.filter((call) => call === 'GET goods')).toHaveLength(1)
  }),
)
