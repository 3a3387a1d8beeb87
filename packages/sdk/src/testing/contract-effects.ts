import { bundleContract } from '@lineboard/contract/bundle'

/** What the contract itself says of each operation, by name: where the operation table is what is tested. */
export async function contractEffects(): Promise<ReadonlyMap<string, { effect: unknown; mayRepeat: boolean }>> {
  const { paths } = await bundleContract()
  return new Map(
    Object.values(paths)
      .flatMap((item) => Object.values(item))
      .flatMap(({ operationId, 'x-effect': effect, 'x-repeatable': repeatable }) =>
        operationId ? [[operationId, { effect, mayRepeat: effect === 'read' || repeatable === true }] as const] : [],
      ),
  )
}
