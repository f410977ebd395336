// Pages bring their English texts with them; a test of a part has no page.
import '../../src/i18n/en/messages'
