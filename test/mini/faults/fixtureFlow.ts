import type { MiniApp } from '../harness/app'

/** The budget of performance.md for one "add" on a menu of 200 dishes, bytes. */
const ADD_BUDGET = 1024

async function menu(app: MiniApp) {
  await app.see('Pad Thai')
  const calls = await app.measure(async () => {
    await app.tap({ what: '.add', near: 'Green curry' })
    await app.see('1 ×')
  })
  const bytes = calls.reduce((sum, call) => sum + call.bytes, 0)
  if (bytes > ADD_BUDGET) throw new Error(`one add sent ${bytes} bytes in ${calls.length} calls`)
  await app.tap('wrapped 0')
  await app.see('wrapped 1')
  await app.tap('Open sheet')
  await app.tap('Sheet is open')
  await app.tap('.sheet')
  await app.gone('Sheet is open')
}

async function pages(app: MiniApp) {
  await app.tap('Mango sticky rice')
  await app.tap('deep 0')
  await app.see('deep 1')
  await app.tap('To the form')
  await app.type('Name', 'Somchai\n')
  await app.pick('Time: Now', 2)
  await app.tap('.cutlery')
  await app.type('Remark', 'no peanuts, and please hurry up')
  await app.see('Somchai|no peanuts, and plea|with cutlery|confirmed')
  await app.back()
  await app.tap('To the media')
  await app.see('slide 0, box')
  await app.drag('first', -200)
  await app.see('slide 1')
  await app.tap('Show row 30')
  await app.idle()
  await app.back()
  await app.tap('Switch to me')
}

async function account(app: MiniApp) {
  await app.tap('login')
  await app.see('hello Somchai')
  await app.tap('date')
  await app.see('day 20')
  await app.tap('pay')
  await app.see('paid')
  await app.tap('disabled')
  await app.idle()
  if (await app.count('impossible')) throw new Error('a disabled button was tapped')
}

/** Uses the whole fixture like a person, on either platform. */
export async function runFixtureFlow(app: MiniApp) {
  await menu(app)
  await pages(app)
  await account(app)
}
