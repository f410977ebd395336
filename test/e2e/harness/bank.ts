import type { Visitor } from './visitor'

/** What a person does on the sandbox's page, behind the link of the PromptPay page: the bank says yes. */
export async function payInSandbox({ page }: Visitor, link: string): Promise<void> {
  const [bank] = await Promise.all([page.waitForEvent('popup'), page.getByRole('button', { name: link }).click()])
  await bank.getByRole('button', { name: 'Pay', exact: true }).click()
  await bank.waitForLoadState('networkidle')
  await bank.close()
}
