#!/bin/sh
# Makes the secrets that compose.scale.yaml reads, once; what is there stays.
set -eu
cd "$(dirname "$0")/.."
mkdir -p secrets
chmod 700 secrets
random() { head -c 24 /dev/urandom | od -An -tx1 | tr -d ' \n'; }
[ -e secrets/database_admin_password ] || random > secrets/database_admin_password
[ -e secrets/database_password ] || random > secrets/database_password
[ -e secrets/database_url ] ||
  printf 'postgres://pacemeal:%s@database:5432/pacemeal' "$(cat secrets/database_password)" > secrets/database_url
[ -e secrets/sealing_key ] || head -c 32 /dev/urandom | od -An -tx1 | tr -d ' \n' > secrets/sealing_key
[ -e secrets/smtp_url ] || printf 'smtp://mail:1025' > secrets/smtp_url
[ -e secrets/s3_secret_access_key ] || random > secrets/s3_secret_access_key
[ -e secrets/s3_config ] || cat > secrets/s3_config <<CONFIG
{
  "identities": [
    {
      "name": "pacemeal",
      "credentials": [{ "accessKey": "pacemeal", "secretKey": "$(cat secrets/s3_secret_access_key)" }],
      "actions": ["Read:pacemeal", "Write:pacemeal", "List:pacemeal"]
    }
  ]
}
CONFIG
# The containers read them as their own users.
chmod 644 secrets/*
