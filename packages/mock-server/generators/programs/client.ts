/** The token of a sign-in: some servers answer 200 to a wrong password as well. */
export function tokenOf(answer: unknown): string {
  if (typeof answer === 'object' && answer && 'id' in answer && typeof answer.id === 'string') return answer.id
  throw new Error(`Not signed in: ${JSON.stringify(answer)}`)
}

/** What the test does with each generated client. */
export interface Client {
  /** The token of a new session. */
  signIn(username: string, password: string): Promise<string>
  list(filter: string): Promise<readonly { id: number; status?: string }[]>
  count(where: string): Promise<number>
  block(number: string): Promise<{ id: number; number: string }>
  /** The status of the answer about a customer. */
  statusOf(customerId: number): Promise<number>
  upload(file: File): Promise<{ created: number }>
  download(): Promise<string>
}
