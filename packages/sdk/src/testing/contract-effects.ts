import { bundleContract } from '@lineboard/contract/bundle'

/** What the contract itself says of each operation, by name: where the operation table is what is tested. */
export async function contractEffects(): Promise<
  ReadonlyMap<string, { effect: unknown; mayRepeat: boolean; takesKey: boolean }>
> {
  const { paths } = await bundleContract()
  return new Map(
    Object.values(paths)
      .flatMap((item) => Object.values(item))
      .flatMap(({ operationId, 'x-effect': effect, 'x-repeatable': repeatable, parameters = [] }) => {
        if (!operationId) return []
        // Bundling puts a shared parameter in one place, which keeps its name.
        const takesKey = parameters.some(({ name, $ref = '' }: { name?: string; $ref?: string }) =>
          [name, $ref.split('/').at(-1)].some((word) => word === 'Idempotency-Key' || word === 'idempotencyKey'),
        )
        return [[operationId, { effect, mayRepeat: effect === 'read' || repeatable === true, takesKey }] as const]
      }),
  )
}
