const sections = { GuiVisibilities: ['GuiSection', 'GuiPermission'] }

/** Relations that an answer carries without being asked, by operation, as an `include` would name them. */
export const defaultIncludes: Readonly<Record<string, unknown>> = {
  // All that the session's own user needs to build its menu, in one call.
  'DashUser.findById': ['Customer', { DashRoleMapping: { DashRole: sections } }],
  'DashRole.findById': sections,
}
