import { Component, type PropsWithChildren } from 'react'
import { restart } from '@/platform/device/boot'
import type { Stores } from '@/stores/root'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { StoresContext } from '@/hooks/useStores'

/** Catches what a page throws while drawing: the rest of the app lives on, and the guest can try again. */
export class ErrorBoundary extends Component<PropsWithChildren, { failed: boolean }> {
  static override contextType = StoresContext
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    // eslint-disable-next-line no-console -- the last resort: whoever looks into the console must find it
    console.error(error)
  }

  private readonly retry = () => {
    this.setState({ failed: false })
    restart()
  }

  override render() {
    const t = (this.context as Stores | undefined)?.locale.t
    if (!this.state.failed || !t) return this.props.children
    return (
      <ErrorState
        title={t('errors.page')}
        text={t('errors.pageSafe')}
        action={t('common.retry')}
        onAction={this.retry}
      />
    )
  }
}
