import { submit } from './submit'
import type { Visitor } from './visitor'

/** What a person does on the sandbox's page, behind the link of the PromptPay page: the bank says yes. */
export async function payInSandbox({ page }: Visitor, link: string): Promise<void> {
  const [bank] = await Promise.all([page.waitForEvent('popup'), page.getByRole('button', { name: link }).click()])
  await submit(bank, bank.getByRole('button', { name: 'Pay', exact: true }))
  await bank.close()
}
