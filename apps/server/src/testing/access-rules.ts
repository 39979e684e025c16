/**
 * Who may call a route:
 * - `anyone`: guests, too; it shows and changes nothing of anybody;
 * - `person`: who is signed in, for what is their own;
 * - `owner`: the address names something that somebody owns; others are told that it is not there;
 * - `token`: whoever runs the server, by its token;
 * - `operator`: who the settings name as operator; everybody else is told that there is no such address;
 * - `signed`: a service outside, by its signature.
 */
export type AccessRule = 'anyone' | 'person' | 'owner' | 'token' | 'operator' | 'signed'

const documents = '/v1/databases/:databaseId/collections/:collectionId/documents'
const files = '/v1/storage/buckets/:bucketId/files'
const executions = '/v1/functions/:functionId/executions'

/** The rule of every route. A route that is not here has none, and the test of the route table fails. */
export const accessRules: Readonly<Record<string, AccessRule>> = {
  'GET /docs': 'anyone',
  'GET /docs/json': 'anyone',
  'GET /docs/yaml': 'anyone',
  'GET /docs/static/*': 'anyone',
  'GET /docs/static/index.html': 'anyone',
  'GET /docs/static/swagger-initializer.js': 'anyone',
  'GET /.well-known/assetlinks.json': 'anyone',
  'GET /healthz': 'anyone',
  'GET /readyz': 'anyone',
  'GET /metrics': 'token',
  // The link's signature names the person and the one kind of mail that it stops.
  'GET /unsubscribe': 'anyone',
  'POST /unsubscribe': 'anyone',
  // The secret in the address names the person whose calendar it is.
  'GET /calendar/:user/:file': 'anyone',
  'POST /v1/account': 'anyone',
  'GET /v1/account': 'person',
  'PATCH /v1/account/name': 'person',
  'PATCH /v1/account/email': 'person',
  'PATCH /v1/account/password': 'person',
  'GET /v1/account/prefs': 'person',
  'PATCH /v1/account/prefs': 'person',
  'GET /v1/account/data': 'person',
  'GET /v1/account/storage': 'person',
  'POST /v1/account/data': 'person',
  'GET /v1/account/trends': 'person',
  'GET /v1/recipe-pages': 'person',
  'GET /v1/account/calendar-feed': 'person',
  'POST /v1/account/calendar-feed': 'person',
  'DELETE /v1/account/calendar-feed': 'person',
  'POST /v1/account/sessions/email': 'anyone',
  'POST /v1/account/sessions/token': 'anyone',
  'GET /v1/account/sessions': 'person',
  'GET /v1/account/sessions/:sessionId': 'owner',
  'PATCH /v1/account/sessions/:sessionId': 'owner',
  'DELETE /v1/account/sessions/:sessionId': 'owner',
  'DELETE /v1/account/sessions': 'person',
  'GET /v1/account/mfa/factors': 'person',
  'PATCH /v1/account/mfa': 'person',
  'POST /v1/account/mfa/authenticators/:type': 'person',
  'PUT /v1/account/mfa/authenticators/:type': 'person',
  'DELETE /v1/account/mfa/authenticators/:type': 'person',
  'POST /v1/account/mfa/recovery-codes': 'person',
  'PATCH /v1/account/mfa/recovery-codes': 'person',
  'POST /v1/account/mfa/challenges': 'person',
  'PUT /v1/account/mfa/challenges': 'person',
  'GET /v1/account/passkeys': 'person',
  'POST /v1/account/passkeys/options': 'person',
  'POST /v1/account/passkeys': 'person',
  'PATCH /v1/account/passkeys/:passkeyId': 'owner',
  'DELETE /v1/account/passkeys/:passkeyId': 'owner',
  // The device's signature says who it is.
  'POST /v1/account/sessions/passkey/options': 'anyone',
  'POST /v1/account/sessions/passkey': 'anyone',
  'GET /v1/account/tokens/oauth2': 'anyone',
  'GET /v1/account/tokens/oauth2/:provider': 'anyone',
  'GET /v1/account/sessions/oauth2/callback/:provider/:projectId': 'anyone',
  'POST /v1/account/verifications/email': 'person',
  'PUT /v1/account/verifications/email': 'anyone',
  'POST /v1/account/verification': 'person',
  'PUT /v1/account/verification': 'anyone',
  'POST /v1/account/recovery': 'anyone',
  'PUT /v1/account/recovery': 'anyone',
  [`GET ${documents}`]: 'person',
  [`POST ${documents}`]: 'person',
  [`GET ${documents}/:documentId`]: 'owner',
  [`PATCH ${documents}/:documentId`]: 'owner',
  [`DELETE ${documents}/:documentId`]: 'owner',
  [`GET ${files}`]: 'person',
  [`POST ${files}`]: 'person',
  [`GET ${files}/:fileId`]: 'owner',
  [`DELETE ${files}/:fileId`]: 'owner',
  [`GET ${files}/:fileId/view`]: 'owner',
  [`GET ${files}/:fileId/download`]: 'owner',
  [`GET ${files}/:fileId/preview`]: 'owner',
  [`GET ${executions}`]: 'person',
  [`POST ${executions}`]: 'person',
  [`GET ${executions}/:executionId`]: 'owner',
  // Products are the same for everybody.
  'GET /v1/products/:code': 'person',
  'GET /v1/products': 'person',
  // Each reading in it has the rule of its own route.
  'POST /v1/batch': 'person',
  'GET /v1/ping': 'anyone',
  'GET /v1/locale': 'anyone',
  'GET /v1/avatars/initials': 'anyone',
  // The handshake answers in frames; who listens hears of their own alone.
  'GET /v1/realtime': 'anyone',
  'GET /v1/admin/overview': 'operator',
  'GET /v1/admin/people': 'operator',
  'GET /v1/admin/queue': 'operator',
  'GET /v1/admin/conversations': 'operator',
  'GET /v1/admin/conversations/:userId': 'operator',
  'POST /v1/admin/conversations/:userId/answers': 'operator',
  'GET /v1/admin/feedback': 'operator',
  'POST /v1/admin/feedback/:feedbackId/answers': 'operator',
  'POST /v1/admin/dead-letters/retry': 'operator',
  'POST /v1/admin/dead-letters/discard': 'operator',
  'GET /v1/admin/settings': 'operator',
  'GET /v1/admin/acts': 'operator',
  'POST /v1/webhooks/terra': 'signed',
  'POST /v1/webhooks/stripe': 'signed',
}

/** Routes that a machine for development or tests has, and production has not. */
export const developmentRoutes: ReadonlySet<string> = new Set([
  'GET /dev/outbox',
  'GET /dev/outbox/:id',
  'GET /dev/outbox/:id/html',
  'POST /dev/clock',
])
