/**
 * The address that people write to for help where the operator has set none: of nobody, so that no mail reaches strangers.
 * The server publishes its own as the setting `supportAddress`; screens show this one until they know that.
 */
export const DEFAULT_SUPPORT_ADDRESS = 'support@pacemeal.example'
