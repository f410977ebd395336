import Tokens from '@fastify/csrf'

/** The tokens of a session that prove a write comes from its own page (CSRF): each is made anew from the secret of the session. */
export const csrfTokens = new Tokens({})
