import { expect, test } from 'vitest'
import { type ErrorType, errorStatus } from './errors.ts'

/** What clients of this protocol branch on; types of other statuses are ours alone. */
const contract: Readonly<Record<number, readonly string[]>> = {
  400: [
    'general_argument_invalid',
    'general_query_invalid',
    'general_cursor_not_found',
    'database_query_order_null',
    'general_bad_request',
    'document_invalid_structure',
    'document_missing_data',
    'password_personal_data',
    'document_missing_payload',
    'storage_file_empty',
    'storage_file_type_unsupported',
    'storage_invalid_file_size',
    'storage_invalid_content_range',
    'storage_invalid_appwrite_id',
  ],
  401: [
    'general_unauthorized_scope',
    'general_access_forbidden',
    'user_invalid_credentials',
    'user_session_already_exists',
    'user_invalid_token',
    'user_unauthorized',
    'user_jwt_invalid',
    'user_challenge_required',
  ],
  403: ['general_unknown_origin', 'user_blocked', 'user_jwt_and_cookie_set', 'storage_invalid_file'],
  404: [
    'general_route_not_found',
    'project_not_found',
    'user_not_found',
    'user_session_not_found',
    'database_not_found',
    'collection_not_found',
    'document_not_found',
    'storage_bucket_not_found',
    'storage_file_not_found',
    'function_not_found',
    'execution_not_found',
  ],
  408: ['function_synchronous_timeout'],
  409: [
    'user_already_exists',
    'user_target_already_exists',
    'user_email_already_verified',
    'document_already_exists',
    'storage_file_already_exists',
  ],
  412: ['project_provider_disabled'],
  416: ['storage_invalid_range'],
  429: ['general_rate_limit_exceeded'],
  500: ['general_unknown', 'general_server_error'],
}

test.each(Object.entries(contract).flatMap(([status, types]) => types.map((type) => [type, Number(status)] as const)))(
  '%s answers with %i',
  (type, status) => {
    expect(errorStatus[type as ErrorType]).toBe(status)
  },
)
