/** Every error `type` the server answers with, and its HTTP status. Clients tell errors apart by the type, never by the message. */
export const errorStatus = {
  general_argument_invalid: 400,
  general_query_invalid: 400,
  general_cursor_not_found: 400,
  database_query_order_null: 400,
  general_bad_request: 400,
  general_unauthorized_scope: 401,
  general_access_forbidden: 401,
  general_unknown: 500,
  general_unknown_origin: 403,
  general_route_not_found: 404,
  general_payload_too_large: 413,
  general_rate_limit_exceeded: 429,
  general_server_error: 500,
  general_service_unavailable: 503,
  project_not_found: 404,
  project_provider_disabled: 412,
  user_invalid_credentials: 401,
  user_session_already_exists: 401,
  user_invalid_token: 401,
  user_unauthorized: 401,
  user_jwt_invalid: 401,
  user_jwt_and_cookie_set: 403,
  user_blocked: 403,
  user_already_exists: 409,
  user_target_already_exists: 409,
  user_email_already_verified: 409,
  user_not_found: 404,
  user_session_not_found: 404,
  user_challenge_required: 401,
  user_more_factors_required: 401,
  user_authenticator_not_found: 404,
  user_authenticator_already_verified: 409,
  user_recovery_codes_already_exists: 409,
  user_passkey_not_found: 404,
  user_passkey_already_exists: 409,
  user_passkey_limit_exceeded: 400,
  password_personal_data: 400,
  database_not_found: 404,
  collection_not_found: 404,
  document_not_found: 404,
  document_already_exists: 409,
  document_invalid_structure: 400,
  document_missing_data: 400,
  document_missing_payload: 400,
  storage_bucket_not_found: 404,
  storage_file_not_found: 404,
  storage_file_already_exists: 409,
  storage_file_empty: 400,
  storage_file_type_unsupported: 400,
  storage_invalid_file_size: 400,
  storage_invalid_content_range: 400,
  storage_invalid_appwrite_id: 400,
  storage_invalid_file: 403,
  storage_invalid_range: 416,
  function_not_found: 404,
  function_synchronous_timeout: 408,
  execution_not_found: 404,
} as const

export type ErrorType = keyof typeof errorStatus

/**
 * The body of every error answer. `message` is English unless the client asks for another language by the header
 * `X-Appwrite-Locale`, as the SDK's `setLocale` does; `language` then names it. Not every message is told in every
 * language: what only the writer of a client can cause stays English, without a `language`. `reason` is there when a screen must tell two causes of one type apart, `retryAfter`
 * (seconds) when it is worth trying again, as in the header.
 */
export interface ErrorBody {
  readonly message: string
  readonly code: number
  readonly type: ErrorType
  readonly version: string
  readonly language?: string
  readonly reason?: string
  readonly retryAfter?: number
}
