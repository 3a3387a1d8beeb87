/** Something that moves a customer's money, done by staff, for a reason, and once. */
export interface Operation<Body extends { reason: string }> {
  /** What orders of it are known by. */
  subject: string
  /** What of a text that was kept, or typed, is such a body; the parsed one is what is sent. */
  schema: { safeParse(value: unknown): { data?: Body | undefined } }
  send(body: Body, options: { idempotencyKey: string }): Promise<unknown>
  /** The question before it is done. */
  title(body: Body): string
  /** What will be done, with the amount in both currencies. */
  ask(body: Body): string
  /** What has been done. */
  done(body: Body): string
  /** What to say of a refusal that means more than its own words; undefined for any other. */
  refusal?(error: unknown, body: Body): string | undefined
}
