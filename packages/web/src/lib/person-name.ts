interface Named {
  firstName?: string | undefined
  lastName?: string | undefined
  username: string
}

/** First and last name of a person, or the login name of one who gave none. */
export const personName = ({ firstName = '', lastName = '', username }: Named): string =>
  `${firstName} ${lastName}`.trim() || username
