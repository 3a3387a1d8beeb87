import { type Layout, lines } from './address-books.ts'

/** Files of telephone systems and call-tracking services. */
export const phoneSystems: readonly Layout[] = [
  {
    program: 'CallRail, tracking numbers',
    list: 'OpNumber',
    text: lines(
      'Number Name,Tracking Number,Destination Number,Number Type,Status,Source,Whisper Message,Call Recording,Created',
      'Website pool,+12125550142,+12125550101,Session,Active,Google Ads,,Enabled,2026-03-01',
      'Billboard,+12125550143,+12125550102,Source,Active,Outdoor,,Enabled,2026-03-02',
    ),
    expected: {
      tracking_number: 'Tracking Number',
      receiving_number: 'Destination Number',
      tracking_source: 'Source',
      description: 'Number Name',
      status: 'Status',
    },
  },
  {
    program: 'CallRail, calls',
    list: 'PhoneBook',
    text: lines(
      'Call Status,Customer Name,Customer Phone Number,Customer City,Customer State,Customer Country,Tracking Number,Number Name,Source,Start Time,Duration (seconds),First-Time Caller,Note',
      'Answered,MILLER ANN,212-555-0142,Portland,ME,US,212-555-0190,Website pool,Google Ads,2026-03-01 09:30 AM,61,TRUE,',
      'Missed,STONE BOB,212-555-0143,Boston,MA,US,212-555-0190,Website pool,Direct,2026-03-01 10:30 AM,12,TRUE,Call back',
    ),
    expected: {
      number: 'Customer Phone Number',
      name: 'Customer Name',
      city: 'Customer City',
      state: 'Customer State',
      country: 'Customer Country',
      notes: 'Note',
    },
  },
  {
    program: 'CallTrackingMetrics, tracking numbers',
    list: 'OpNumber',
    text: lines(
      'ID,Name,Tracking Number,Tracking Source,Receiving Number,Routing,Status,Purchased,Minutes',
      'TPN1,Website,(212) 555-0142,Google Organic,(212) 555-0101,Main line,active,2026-03-01,120',
      'TPN2,Flyer,(212) 555-0143,Print,(212) 555-0102,Main line,active,2026-03-02,7',
    ),
    expected: {
      tracking_number: 'Tracking Number',
      tracking_source: 'Tracking Source',
      receiving_number: 'Receiving Number',
      routing_action: 'Routing',
      description: 'Name',
      status: 'Status',
    },
  },
  {
    program: 'Twilio, phone numbers',
    list: 'OpNumber',
    text: lines(
      'sid,phoneNumber,friendlyName,voiceUrl,voiceMethod,smsUrl,status,dateCreated',
      'PN0001,+12125550142,Front desk,https://example.com/voice,POST,,in-use,2026-03-01T09:30:00Z',
      'PN0002,+12125550143,Sales,https://example.com/voice,POST,,in-use,2026-03-02T09:30:00Z',
    ),
    expected: { tracking_number: 'phoneNumber', description: 'friendlyName' },
  },
  {
    program: 'Telnyx, numbers',
    list: 'OpNumber',
    text: lines(
      'Phone Number,Status,Connection Name,Tags,Billing Group,Purchased At,Number Type',
      '+12125550142,active,Main trunk,sales,,2026-03-01T09:30:00Z,local',
      '+12125550143,active,Main trunk,,,2026-03-02T09:30:00Z,local',
    ),
    expected: { tracking_number: 'Phone Number', status: 'Status', sip_gateway: 'Connection Name' },
  },
  {
    program: 'Bandwidth, in-service numbers',
    list: 'OpNumber',
    text: lines(
      'Full Number,City,State,LATA,Rate Center,Tier,Vendor Name,Account ID,Site ID,SIP Peer ID,Last Modified',
      '2125550142,NEW YORK,NY,132,NWYRCYZN01,0,Bandwidth,9900000,1001,500001,2026-03-01',
      '2125550143,NEW YORK,NY,132,NWYRCYZN01,0,Bandwidth,9900000,1001,500001,2026-03-02',
    ),
    expected: { tracking_number: 'Full Number' },
  },
  {
    program: 'RingCentral, users',
    list: 'ReceivingNumber',
    text: lines(
      'First Name,Last Name,Extension,Email,Direct Number,Mobile Phone,Department,Job Title,Status,Record User Name',
      'Ann,Miller,101,ann@example.com,(212) 555-0142,,Sales,,Enabled,No',
      'Bob,Stone,102,bob@example.com,(212) 555-0143,,Sales,,Enabled,No',
    ),
    expected: { number: 'Direct Number', description: ['First Name', 'Last Name'] },
  },
  {
    program: '3CX, phone book',
    list: 'PhoneBook',
    text: lines(
      'FirstName,LastName,Company,Mobile,Mobile2,Home,Home2,Business,Business2,Email,Other,BusinessFax,HomeFax,Pager',
      'Ann,Miller,Harbor Dental,+442079460073,,,,,,ann@example.com,,,,',
      'Bob,Stone,,,,,,+442079460074,,bob@example.com,,,,',
    ),
    expected: {
      number: ['Mobile', 'Business'],
      name: ['FirstName', 'LastName'],
      company: 'Company',
      email: 'Email',
    },
  },
  {
    program: '3CX, blacklist',
    list: 'BlacklistNumber',
    text: lines('Caller ID,Description', '+12125550142,Robocalls', '+12125550143,Silent calls'),
    expected: { number: 'Caller ID', description: 'Description' },
  },
  {
    program: 'FreePBX, contacts',
    list: 'PhoneBook',
    text: lines(
      'displayname,fname,lname,title,company,address,userman_username,phone_1_number,phone_1_type,phone_1_extension,phone_1_flags,phone_2_number,phone_2_type,email_1,website_1',
      'Ann Miller,Ann,Miller,,Harbor Dental,1 Main St,,2125550142,work,,sms,,,ann@example.com,https://example.com',
      'Bob Stone,Bob,Stone,,,,,2125550143,cell,,,,,bob@example.com,',
    ),
    expected: {
      number: 'phone_1_number',
      name: 'displayname',
      company: 'company',
      street: 'address',
      email: 'email_1',
    },
  },
  {
    program: 'FreePBX, blacklist',
    list: 'BlacklistNumber',
    text: lines('number,description', '2125550142,Spam', '2125550143,'),
    expected: { number: 'number', description: 'description' },
  },
  {
    program: 'Yealink, remote phone book',
    list: 'PhoneBook',
    text: lines(
      'display_name,office_number,mobile_number,other_number,line,ring,group_id_name,default_photo,auto_divert',
      'Ann Miller,+442079460073,,,0,Auto,Customers,Default:default_contact_image.png,',
      'Bob Stone,+442079460074,+442079460075,,0,Auto,Customers,Default:default_contact_image.png,',
    ),
    expected: { number: ['mobile_number', 'office_number'], name: 'display_name' },
  },
  {
    program: 'Grandstream, phone book',
    list: 'PhoneBook',
    text: lines(
      'First Name,Last Name,Work Number,Home Number,Mobile Number,Fax Number,Account Index,Group,E-mail,Company',
      'Ann,Miller,2125550142,,,,0,Default,ann@example.com,Harbor Dental',
      'Bob,Stone,2125550143,,,,0,Default,,',
    ),
    expected: {
      number: 'Work Number',
      name: ['First Name', 'Last Name'],
      email: 'E-mail',
      company: 'Company',
    },
  },
  {
    program: 'Genesys Cloud, external contacts',
    list: 'PhoneBook',
    text: lines(
      'First Name,Middle Name,Last Name,Salutation,Title,Work Phone,Cell Phone,Home Phone,Other Phone,Work Email,Personal Email,Address 1,Address 2,City,State,Postal Code,Country Code,Organization Name',
      'Ann,,Miller,,Dentist,+12125550142,,,,ann@example.com,,1 Main St,,Portland,ME,04101,US,Harbor Dental',
      'Bob,,Stone,,,+12125550143,,,,bob@example.com,,,,,,,,',
    ),
    expected: {
      number: 'Work Phone',
      name: ['First Name', 'Last Name'],
      company: 'Organization Name',
      email: 'Work Email',
      street: 'Address 1',
      city: 'City',
      state: 'State',
      country: 'Country Code',
    },
  },
  {
    program: 'Vonage, numbers',
    list: 'ReceivingNumber',
    text: lines(
      'country,msisdn,moHttpUrl,type,features,friendlyName',
      'US,12125550142,https://example.com/in,mobile-lvn,"VOICE,SMS",Front desk',
      'US,12125550143,https://example.com/in,mobile-lvn,"VOICE,SMS",Sales',
    ),
    expected: { number: 'msisdn', description: 'friendlyName' },
  },
  {
    program: 'FreePBX, inbound routes',
    list: 'OpNumber',
    text: lines(
      'cidnum,extension,destination,privacyman,alertinfo,ringing,mohclass,description,grppre,delay_answer',
      ',2125550142,"ext-group,600,1",0,,,default,Main line,,0',
      ',2125550143,"ext-group,601,1",0,,,default,Billboard,,0',
    ),
    expected: { tracking_number: 'extension', description: 'description' },
  },
  {
    program: 'FreePBX, contact manager',
    list: 'PhoneBook',
    text: lines(
      'displayname,firstname,lastname,title,company,address,phone_1_number,phone_1_type,phone_1_extension,phone_2_number,email_1',
      'Ann Miller,Ann,Miller,Owner,Harbor Dental,1 Main St,2125550142,cell,,2125550152,ann@example.com',
      'Bob Stone,Bob,Stone,,,,2125550143,work,,,bob@example.com',
    ),
    expected: {
      number: 'phone_1_number',
      name: 'displayname',
      company: 'company',
      email: 'email_1',
      street: 'address',
    },
  },
  {
    program: 'Wazo, phone book with bars between cells',
    list: 'PhoneBook',
    text: lines(
      'title|displayname|firstname|lastname|society|mobilenumber|email|description|officenumber|officeaddress1|officecity|officestate|officecountry',
      'mrs|Ann Miller|Ann|Miller|Harbor Dental|2125550142|ann@example.com|VIP|2125550152|1 Main St|Portland|ME|US',
      'mr|Bob Stone|Bob|Stone||2125550143|bob@example.com|||2 Main St|Boston|MA|US',
    ),
    expected: {
      number: 'mobilenumber',
      name: 'displayname',
      company: 'society',
      email: 'email',
      notes: 'description',
      street: 'officeaddress1',
      city: 'officecity',
      state: 'officestate',
      country: 'officecountry',
    },
  },
]
