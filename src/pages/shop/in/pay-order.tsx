import { NavBar } from '@/shell/NavBar'
import { screen, type PageProps } from '@/shell/screen'
import { usePrivacyPrompt } from '@/hooks/usePrivacyPrompt'
import { useText } from '@/hooks/useText'
import '@/i18n/en/bill'
import '@/i18n/en/cart'
import '@/i18n/en/checkout'
import '@/i18n/en/home'
import '@/i18n/en/inStore'
import '@/i18n/en/menu'
import '@/i18n/en/orders'
import '@/i18n/en/scan'
import { back } from '@/platform/navigation/navigation'
import { WithStore } from '@/components/store/WithStore'
import { CheckoutSkeleton } from '../parts/checkout/CheckoutSkeleton'
import { DineInCheckout } from '@/pages/shop/parts/inStore/DineInCheckout'
import { TableCheckout } from '../parts/inStore/TableCheckout'
import { TableGate } from '../parts/inStore/TableGate'

/** The dine-in checkout: of a fast order, or of a table's cart. */
function DineInOrder({ query }: PageProps<'/pages/shop/in/pay-order'>) {
  const t = useText()
  usePrivacyPrompt()
  if (query.diningType !== 'fast') {
    return (
      <TableGate query={query} skeleton={<CheckoutSkeleton />}>
        {(table) => <TableCheckout table={table} />}
      </TableGate>
    )
  }
  return (
    <>
      <NavBar title={t('checkout.title')} onBack={() => back()} />
      <WithStore storeId={query.storeId} skeleton={<CheckoutSkeleton />}>
        {({ id, name }) => (
          <DineInCheckout
            key={id}
            owner={{ storeId: id, diningType: 'fast' }}
            place={{ icon: 'storefront', title: name, hint: t('dineIn.pickup') }}
          />
        )}
      </WithStore>
    </>
  )
}

export default screen('/pages/shop/in/pay-order', DineInOrder, { header: 'own' })
