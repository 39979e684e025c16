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
  printf 'postgres://pacemeal:%s@database:5432/pacemeal?sslmode=verify-full&sslrootcert=/run/secrets/inside_ca' "$(cat secrets/database_password)" > secrets/database_url
[ -e secrets/sealing_key ] || head -c 32 /dev/urandom | od -An -tx1 | tr -d ' \n' > secrets/sealing_key
[ -e secrets/smtp_url ] || printf 'smtps://mail:1025' > secrets/smtp_url
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
# Certificates of an authority that is of this set-up alone: what its parts say to each other is encrypted, and each knows the other.
# Made again by removing secrets/inside_ca.pem; the authority's own key is of no use to any container.
if [ ! -e secrets/inside_ca.pem ]; then
  openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 3650 -subj '/CN=Pacemeal inside' \
    -addext 'basicConstraints=critical,CA:TRUE' -addext 'keyUsage=critical,keyCertSign' \
    -keyout secrets/inside_ca_key -out secrets/inside_ca.pem 2>/dev/null
  for part in server database store mail; do
    names="DNS:$part"
    [ "$part" != server ] || names='DNS:server,DNS:server-1,DNS:server-2,DNS:localhost,IP:127.0.0.1'
    openssl req -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -subj "/CN=$part" \
      -keyout "secrets/${part}_key.pem" -out "secrets/$part.csr" 2>/dev/null
    printf 'subjectAltName=%s\nbasicConstraints=critical,CA:FALSE\nextendedKeyUsage=serverAuth\n' "$names" > "secrets/$part.ext"
    openssl x509 -req -in "secrets/$part.csr" -CA secrets/inside_ca.pem -CAkey secrets/inside_ca_key -CAcreateserial \
      -days 825 -extfile "secrets/$part.ext" -out "secrets/${part}_certificate.pem" 2>/dev/null
    rm "secrets/$part.csr" "secrets/$part.ext"
  done
  rm -f secrets/inside_ca.srl
fi

# Containers see these files with their owners. Run as root, each is the one user's who reads it, and nobody else's; otherwise they
# are readable, below a folder that only their maker may enter.
chmod 644 secrets/*
chmod 600 secrets/inside_ca_key
if [ "$(id -u)" = 0 ]; then
  for of_servers in database_url smtp_url s3_secret_access_key sealing_key server_key.pem; do
    chown 1000:1000 "secrets/$of_servers"
    chmod 400 "secrets/$of_servers"
  done
  # The user of the image of Postgres.
  for of_database in database_admin_password database_password; do
    chown 999:999 "secrets/$of_database"
    chmod 400 "secrets/$of_database"
  done
  # Read by programs that begin as root.
  chown 0:0 secrets/database_key.pem secrets/store_key.pem secrets/mail_key.pem
  chmod 400 secrets/database_key.pem secrets/store_key.pem secrets/mail_key.pem
fi
