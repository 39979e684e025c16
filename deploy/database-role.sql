-- Runs once, when the database of compose.scale.yaml is made: gives Pacemeal a role that owns its own database and can do
-- nothing else on the machine. The superuser's password is another one, which only the database itself is given.
\set ON_ERROR_STOP on
\set password `cat /run/secrets/database_password`
create role pacemeal login nosuperuser nocreatedb nocreaterole noreplication nobypassrls password :'password';
create database pacemeal owner pacemeal;
revoke all on database pacemeal from public;
revoke connect on database postgres from public;
