import { Component, type PropsWithChildren } from 'react'
import { restart } from '@/platform/device/boot'
import type { Stores } from '@/stores/root'
import { ErrorState } from '@/ui/feedback/ErrorState'
import { StoresContext } from '@/hooks/useStores'

/** Catches rendering errors of a page: the rest of the app stays usable, and the guest can retry. */
export class ErrorBoundary extends Component<PropsWithChildren, { failed: boolean }> {
  static override contextType = StoresContext
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override componentDidCatch(error: unknown) {
    // eslint-disable-next-line no-console -- the only record of a rendering error
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
