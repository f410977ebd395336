import { submit } from './submit'
import type { Visitor } from './visitor'

/** Confirms a payment on the sandbox's page, which the PromptPay page links. */
export async function payInSandbox({ page }: Visitor, link: string): Promise<void> {
  const [bank] = await Promise.all([page.waitForEvent('popup'), page.getByRole('button', { name: link }).click()])
  await submit(bank, bank.getByRole('button', { name: 'Pay', exact: true }))
  await bank.close()
}
