#!/bin/sh
# Writes the configuration of one machine of the cluster:  sh deploy/cluster/configure.sh /etc/coleira/cluster.env
# Each template of this folder is copied to the folder TARGET, with ${NAME} replaced by its value. Ends with 1 where a
# value is missing.
set -eu
umask 027
here=$(dirname "$0")
set -a
# shellcheck disable=SC1090
. "$1"
set +a
mkdir -p "$TARGET"
for template in etcd.yaml patroni.yaml haproxy.cfg pgbouncer.ini pgbouncer-users.txt pgbackrest.conf; do
  awk '{
    rest = $0; line = ""
    while (match(rest, /\$\{[A-Z0-9_]+\}/)) {
      name = substr(rest, RSTART + 2, RLENGTH - 3)
      if (ENVIRON[name] == "") { print name " has no value" > "/dev/stderr"; exit 1 }
      line = line substr(rest, 1, RSTART - 1) ENVIRON[name]
      rest = substr(rest, RSTART + RLENGTH)
    }
    print line rest
  }' "$here/$template" > "$TARGET/$template"
done
