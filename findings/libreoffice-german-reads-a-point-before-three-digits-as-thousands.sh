#!/bin/sh
# LibreOffice 7.4.7 (Debian 12), German: a number of a CSV with a point before three digits is read without the point.
#
# Expected: 1.234 is 1234, as people write thousands in German. 0.125 and 1234.567 are text: nobody writes thousands like that.
# Seen:     0.125 is 125, and 1234.567 is 1234567. 0.1250 and 12.5 stay as they are, as text.
#
# Fails if that changes. Installs libreoffice-calc-nogui where soffice is missing.
set -eu
command -v soffice >/dev/null || apt-get install -y --no-install-recommends libreoffice-calc-nogui >/dev/null
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
mkdir -p profile/user saved
cat > profile/user/registrymodifications.xcu <<'XML'
<?xml version="1.0" encoding="UTF-8"?>
<oor:items xmlns:oor="http://openoffice.org/2001/registry" xmlns:xs="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
<item oor:path="/org.openoffice.Setup/L10N"><prop oor:name="ooSetupSystemLocale" oor:op="fuse"><value>de-DE</value></prop></item>
</oor:items>
XML
printf '1.234\n0.125\n1234.567\n0.1250\n12.5\n' > numbers.csv
soffice "-env:UserInstallation=file://$folder/profile" --headless --infilter='Text - txt - csv (StarCalc):44,34,76,1' \
  --convert-to 'csv:Text - txt - csv (StarCalc):44,34,76,1' --outdir saved numbers.csv >/dev/null 2>&1
seen=$(tr '\n' ' ' < saved/numbers.csv)
echo "$seen"
[ "$seen" = '1234 125 1234567 "0.1250" "12.5" ' ]
