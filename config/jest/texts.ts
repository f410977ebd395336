// Pages import their English texts; a component test has no page.
import '../../src/i18n/en/messages'
