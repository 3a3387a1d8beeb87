import type { ImportedEntity } from '@lineboard/contract/imports'

/** A file as a program writes it, with people and numbers that nobody has. */
export interface Layout {
  program: string
  list: ImportedEntity
  text: string
  /** Heading of each field; several are those of one column that is made of them. */
  expected: Readonly<Record<string, string | readonly string[]>>
}

/** A text of lines. */
export const lines = (...rows: readonly string[]) => `${rows.join('\n')}\n`

/** Address books, with the headings that the public documentation of each program has. */
export const addressBooks: readonly Layout[] = [
  {
    program: 'Google Contacts, headings since 2024',
    list: 'PhoneBook',
    text: lines(
      'First Name,Middle Name,Last Name,Phonetic First Name,Phonetic Middle Name,Phonetic Last Name,Name Prefix,Name Suffix,Nickname,File As,Organization Name,Organization Title,Organization Department,Birthday,Notes,Photo,Labels,E-mail 1 - Label,E-mail 1 - Value,Phone 1 - Label,Phone 1 - Value,Phone 2 - Label,Phone 2 - Value,Address 1 - Label,Address 1 - Formatted,Address 1 - Street,Address 1 - City,Address 1 - PO Box,Address 1 - Region,Address 1 - Postal Code,Address 1 - Country,Website 1 - Value',
      'Ann,,Miller,,,,,,Annie,,Harbor Dental,Dentist,,,Regular,,* myContacts,* Work,ann@example.com,Mobile,+1 212-555-0142,Work,+1 212-555-0143,Home,"1 Main St, Portland",1 Main St,Portland,,ME,04101,US,',
      'Bob,J,Stone,,,,,,,,,,,,,,* myContacts,Other,bob@example.com,Work,+1 212-555-0144,,,,,,,,,,,',
    ),
    expected: {
      number: 'Phone 1 - Value',
      name: ['First Name', 'Middle Name', 'Last Name'],
      company: 'Organization Name',
      email: 'E-mail 1 - Value',
      street: 'Address 1 - Street',
      city: 'Address 1 - City',
      state: 'Address 1 - Region',
      country: 'Address 1 - Country',
      notes: 'Notes',
    },
  },
  {
    program: 'Google Contacts, headings before 2024',
    list: 'PhoneBook',
    text: lines(
      'Name,Given Name,Additional Name,Family Name,Yomi Name,Given Name Yomi,Nickname,Short Name,Birthday,Gender,Location,Notes,Language,Photo,Group Membership,E-mail 1 - Type,E-mail 1 - Value,Phone 1 - Type,Phone 1 - Value,Phone 2 - Type,Phone 2 - Value,Address 1 - Type,Address 1 - Formatted,Address 1 - Street,Address 1 - City,Address 1 - Country,Organization 1 - Type,Organization 1 - Name,Organization 1 - Title,Website 1 - Type,Website 1 - Value',
      'Ann Miller,Ann,,Miller,,,,,,,,VIP,,,* myContacts,* Work,ann@example.com,Mobile,020 7946 0073,Work,020 7946 0074,Work,1 High St,1 High St,London,GB,,Harbor Dental,Dentist,,',
      'Bob Stone,Bob,,Stone,,,,,,,,,,,* myContacts,,,Work,020 7946 0075,,,,,,,,,,,,',
    ),
    expected: {
      number: 'Phone 1 - Value',
      name: 'Name',
      company: 'Organization 1 - Name',
      email: 'E-mail 1 - Value',
      street: 'Address 1 - Street',
      city: 'Address 1 - City',
      country: 'Address 1 - Country',
      notes: 'Notes',
    },
  },
  {
    program: 'Apple Contacts, vCard',
    list: 'PhoneBook',
    text: lines(
      'BEGIN:VCARD',
      'VERSION:3.0',
      'PRODID:-//Apple Inc.//macOS 15.0//EN',
      'N:Miller;Ann;;;',
      'FN:Ann Miller',
      'ORG:Harbor Dental;',
      'EMAIL;type=INTERNET;type=WORK;type=pref:ann@example.com',
      'item1.TEL;type=pref:+1 212-555-0142',
      'item1.X-ABLabel:_$!<Main>!$_',
      'TEL;type=WORK;type=FAX:+1 212-555-0199',
      'ADR;type=WORK;type=pref:;;1 Main St;Portland;ME;04101;USA',
      'NOTE:Regular',
      'END:VCARD',
      'BEGIN:VCARD',
      'VERSION:3.0',
      'N:Stone;Bob;;;',
      'FN:Bob Stone',
      'TEL;type=CELL;type=VOICE;type=pref:+1 212-555-0143',
      'END:VCARD',
    ),
    expected: {
      number: 'Phone',
      name: 'Name',
      company: 'Company',
      email: 'E-mail',
      street: 'Street',
      city: 'City',
      state: 'State',
      country: 'Country',
      notes: 'Notes',
    },
  },
  {
    program: 'Outlook',
    list: 'PhoneBook',
    text: lines(
      "Title,First Name,Middle Name,Last Name,Suffix,Company,Department,Job Title,Business Street,Business City,Business State,Business Postal Code,Business Country/Region,Home Street,Home City,Assistant's Phone,Business Fax,Business Phone,Business Phone 2,Company Main Phone,Home Phone,Mobile Phone,Other Phone,Primary Phone,E-mail Address,E-mail Type,E-mail Display Name,Notes,Web Page",
      'Ms,Ann,,Miller,,Harbor Dental,,Dentist,1 Main St,Portland,ME,04101,United States of America,,,,(212) 555-0199,(212) 555-0142,,,,,,,ann@example.com,SMTP,Ann Miller (ann@example.com),,https://example.com',
      ',Bob,,Stone,,,,,,,,,,,,,,,,,(212) 555-0143,(212) 555-0144,,,bob@example.com,SMTP,Bob,Calls late,',
    ),
    expected: {
      number: ['Mobile Phone', 'Business Phone', 'Home Phone'],
      name: ['First Name', 'Last Name'],
      company: 'Company',
      email: 'E-mail Address',
      street: 'Business Street',
      city: 'Business City',
      state: 'Business State',
      country: 'Business Country/Region',
      notes: 'Notes',
    },
  },
  {
    program: 'Thunderbird',
    list: 'PhoneBook',
    text: lines(
      'First Name,Last Name,Display Name,Nickname,Primary Email,Secondary Email,Screen Name,Work Phone,Home Phone,Fax Number,Pager Number,Mobile Number,Home Address,Home Address 2,Home City,Home State,Home ZipCode,Home Country,Work Address,Work Address 2,Work City,Work State,Work ZipCode,Work Country,Job Title,Department,Organization,Web Page 1,Web Page 2,Birth Year,Birth Month,Birth Day,Custom 1,Custom 2,Custom 3,Custom 4,Notes',
      'Ann,Miller,Ann Miller,,ann@example.com,,,,,,,+44 20 7946 0073,,,,,,,2 High St,,London,,N1 1AA,GB,,,Harbor Dental,,,,,,,,,,',
      'Bob,Stone,Bob Stone,,bob@example.com,,,,,,,+44 20 7946 0074,,,,,,,,,,,,,,,,,,,,,,,,,Met in May',
    ),
    expected: {
      number: 'Mobile Number',
      name: 'Display Name',
      company: 'Organization',
      email: 'Primary Email',
      street: 'Work Address',
      city: 'Work City',
      state: 'Work State',
      country: 'Work Country',
      notes: 'Notes',
    },
  },
  {
    program: 'HubSpot',
    list: 'PhoneBook',
    text: lines(
      'Record ID,First Name,Last Name,Email,Phone Number,Contact owner,Lead Status,Marketing contact status,Create Date,Associated Company,City,Country/Region',
      '51,Ann,Miller,ann@example.com,+1 212 555 0142,Sam Lee,NEW,Non-marketing contact,2026-03-01 09:30,Harbor Dental,Portland,United States',
      '52,Bob,Stone,bob@example.com,+1 212 555 0143,Sam Lee,OPEN,Non-marketing contact,2026-03-02 10:00,,,',
    ),
    expected: {
      number: 'Phone Number',
      name: ['First Name', 'Last Name'],
      company: 'Associated Company',
      email: 'Email',
      city: 'City',
      country: 'Country/Region',
    },
  },
  {
    program: 'Salesforce',
    list: 'PhoneBook',
    text: lines(
      '"Salutation","First Name","Last Name","Title","Account Name","Mailing Street","Mailing City","Mailing State/Province","Mailing Zip/Postal Code","Mailing Country","Phone","Fax","Mobile","Email","Account Owner","Description"',
      '"Ms.","Ann","Miller","Dentist","Harbor Dental","1 Main St","Portland","ME","04101","USA","(212) 555-0142","(212) 555-0199","","ann@example.com","Sam Lee",""',
      '"","Bob","Stone","","Stone & Co","","","","","","(212) 555-0143","","(212) 555-0144","bob@example.com","Sam Lee","Prefers mornings"',
    ),
    expected: {
      number: 'Phone',
      name: ['First Name', 'Last Name'],
      company: 'Account Name',
      email: 'Email',
      street: 'Mailing Street',
      city: 'Mailing City',
      state: 'Mailing State/Province',
      country: 'Mailing Country',
      notes: 'Description',
    },
  },
  {
    program: 'Zoho CRM',
    list: 'PhoneBook',
    text: lines(
      'Record Id,Contact Owner.id,Contact Owner,Lead Source,First Name,Last Name,Account Name.id,Account Name,Email,Title,Department,Phone,Home Phone,Other Phone,Fax,Mobile,Date of Birth,Assistant,Asst Phone,Created Time,Mailing Street,Mailing City,Mailing State,Mailing Zip,Mailing Country,Description',
      'zcrm_101,zcrm_1,Sam Lee,Web,Ann,Miller,zcrm_7,Harbor Dental,ann@example.com,,,+1 212 555 0142,,,,,,,,2026-03-01 09:30:00,1 Main St,Portland,ME,04101,USA,',
      'zcrm_102,zcrm_1,Sam Lee,Web,Bob,Stone,,,bob@example.com,,,,,,,+1 212 555 0143,,,,2026-03-02 09:30:00,,,,,,Asked for a price',
    ),
    expected: {
      number: ['Phone', 'Mobile'],
      name: ['First Name', 'Last Name'],
      company: 'Account Name',
      email: 'Email',
      street: 'Mailing Street',
      city: 'Mailing City',
      state: 'Mailing State',
      country: 'Mailing Country',
      notes: 'Description',
    },
  },
  {
    program: 'An address book in German',
    list: 'PhoneBook',
    text: lines(
      'Anrede;Vorname;Nachname;Firma;Position;Straße geschäftlich;Ort geschäftlich;Land;Telefon geschäftlich;Fax geschäftlich;Mobiltelefon;E-Mail-Adresse;Notizen',
      'Frau;Anna;Müller;Hafen-Zahnärzte;Ärztin;Hauptstr. 1;Berlin;Deutschland;030 23125123;030 23125199;;anna@example.de;',
      'Herr;Bernd;Stein;;;;;;;;0171 3920000;bernd@example.de;Ruft abends an',
    ),
    expected: {
      number: ['Mobiltelefon', 'Telefon geschäftlich'],
      name: ['Vorname', 'Nachname'],
      company: 'Firma',
      email: 'E-Mail-Adresse',
      street: 'Straße geschäftlich',
      city: 'Ort geschäftlich',
      country: 'Land',
      notes: 'Notizen',
    },
  },
  {
    program: 'An address book in Spanish',
    list: 'PhoneBook',
    text: lines(
      'Nombre;Apellidos;Empresa;Teléfono móvil;Fax;Correo electrónico;Dirección;Ciudad;Provincia;País;Observaciones',
      'Ana;García López;Clínica del Puerto;612 345 678;;ana@example.es;Calle Mayor 1;Madrid;Madrid;España;',
      'Blas;Piedra;;612 345 679;;blas@example.es;;;;;Llama por la tarde',
    ),
    expected: {
      number: 'Teléfono móvil',
      name: ['Nombre', 'Apellidos'],
      company: 'Empresa',
      email: 'Correo electrónico',
      street: 'Dirección',
      city: 'Ciudad',
      state: 'Provincia',
      country: 'País',
      notes: 'Observaciones',
    },
  },
  {
    program: 'Outlook, in German',
    list: 'PhoneBook',
    text: lines(
      'Anrede;Vorname;Weitere Vornamen;Nachname;Firma;Straße geschäftlich;Ort geschäftlich;Region geschäftlich;Land/Region geschäftlich;Fax geschäftlich;Telefon geschäftlich;Mobiltelefon;E-Mail-Adresse;Notizen',
      'Frau;Anna;;Müller;Hafen-Zahnärzte;Hauptstr. 1;Berlin;BE;Deutschland;030 23125199;030 23125123;;anna@example.de;VIP',
      'Herr;Bernd;;Stein;Stein AG;Weg 2;Bonn;NW;Deutschland;;030 23125124;;bernd@example.de;',
    ),
    expected: {
      number: 'Telefon geschäftlich',
      name: ['Vorname', 'Nachname'],
      company: 'Firma',
      email: 'E-Mail-Adresse',
      street: 'Straße geschäftlich',
      city: 'Ort geschäftlich',
      state: 'Region geschäftlich',
      country: 'Land/Region geschäftlich',
      notes: 'Notizen',
    },
  },
  {
    program: 'Vtiger',
    list: 'PhoneBook',
    text: lines(
      'Contact Id,First Name,Last Name,Organization Name,Title,Office Phone,Mobile Phone,Home Phone,Fax,Primary Email,Lead Source,Assigned To,Mailing Street,Mailing City,Mailing State,Mailing Country,Description',
      'CON1,Ann,Miller,Harbor Dental,Owner,212-555-0142,212-555-0152,,212-555-0199,ann@example.com,Web,admin,1 Main St,Portland,ME,US,VIP',
      'CON2,Bob,Stone,,,212-555-0143,,,,bob@example.com,Web,admin,2 Main St,Boston,MA,US,',
    ),
    expected: {
      number: ['Mobile Phone', 'Office Phone'],
      name: ['First Name', 'Last Name'],
      company: 'Organization Name',
      email: 'Primary Email',
      street: 'Mailing Street',
      city: 'Mailing City',
      state: 'Mailing State',
      country: 'Mailing Country',
      notes: 'Description',
    },
  },
  {
    program: 'Pipedrive',
    list: 'PhoneBook',
    text: lines(
      'Person - Name,Person - Label,Person - Organization,Person - Email - Work,Person - Phone - Work,Person - Phone - Mobile,Person - Owner',
      'Ann Miller,Hot,Harbor Dental,ann@example.com,212-555-0142,,Sam Sales',
      'Bob Stone,,,bob@example.com,,212-555-0143,Sam Sales',
    ),
    expected: {
      number: ['Person - Phone - Work', 'Person - Phone - Mobile'],
      name: 'Person - Name',
      company: 'Person - Organization',
      email: 'Person - Email - Work',
    },
  },
]
