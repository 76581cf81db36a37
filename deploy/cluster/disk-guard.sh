#!/bin/sh
# Hands the primary over while its disk still has room for that:  sh deploy/cluster/disk-guard.sh /etc/coleira/cluster.env
# A full disk refuses writes and ends no process, so that Patroni sees nothing to act on. Runs until it is ended.
set -eu
. "$1"
while sleep 3; do
  [ -d "$DATA" ] || continue
  free=$(df --output=avail -m "$DATA" | tail -1)
  [ "$free" -lt "$DISK_RESERVE_MB" ] || continue
  curl --silent --fail --max-time 3 --output /dev/null "http://$ADDRESS:8008/primary" || continue
  echo "$free MB are free on the disk of the primary $NODE: another machine takes its place"
  curl --silent --max-time 60 --json "{\"leader\": \"$NODE\"}" "http://$ADDRESS:8008/switchover" || true
  echo
done
