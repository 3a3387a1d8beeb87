/** Where the sandbox provider lives. */
export const sandboxPrefix = '/__mock/payments'
