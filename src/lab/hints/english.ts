import type { Hints } from './hints.ts';

export const ENGLISH: Hints = {
  'step-1.pipeline-crd':
    'A CustomResourceDefinition must be named <plural>.<group>, or the server refuses it. Events point at an object by group, version, kind and name, so these must be the ones the later steps use.',
  'step-1.crd-version':
    'Every version can be served, but exactly one is stored. With the one version v1 there is a single apiVersion, ev.labhub.io/v1, that an event can name.',
  'step-1.crd-schema':
    'apiextensions.k8s.io/v1 demands a structural schema and drops every field that it does not name. A schema of spec.stage alone shows what the operator is asked for, and nothing else.',
  'step-1.pipeline-build1':
    'An event says something about an object. Without this Pipeline the events of the later steps would speak of nothing.',
  'step-1.pipeline-uid':
    'A name can be used again, a uid never is. The uid is how an event says which build-1 it means: kubectl -n op-events get pipeline build-1 -o jsonpath={.metadata.uid}',
  'step-2.event-started':
    'An event is an object like any other: it has a name, a namespace and an API. kubectl refuses fields that the API does not have, so an Event of core v1 must use the names of core v1.',
  'step-2.object':
    'involvedObject is the address of an event. kubectl describe and kubectl events --for find it by apiVersion, kind, name and namespace; one wrong letter, and nobody sees it. The server does not check that the object exists.',
  'step-2.uid':
    'kubectl describe shows an event only under the object with its uid. A uid copied from an older build-1 points at an object that is gone, and the server accepts it without a word.',
  'step-2.reason-and-type':
    'The reason is for machines: short, stable, in CamelCase. The type is a convention of two words, Normal and Warning; a beginning is Normal.',
  'step-2.message':
    'The message is the one place for people. One whole sentence says what happened; tables show it on one line, so a second line or a bare word helps nobody.',
  'step-2.times':
    'An event of core v1 carries its own times, and the server does not fill them in. Without them kubectl events prints <unknown>; with times that are not now the timeline tells a wrong order.',
  'step-2.count':
    'count is how often it happened: once so far. A repetition raises the count of the same event instead of writing another one, as step 5 shows.',
  'step-2.source':
    'source.component says who speaks. Without it nobody can tell an operator from a person with kubectl, nor whom to ask.',
  'step-2.events-list':
    'kubectl events shows what users see: kind with a capital, the message, and the age of the first time as long as the count is 1. kubectl get events prints another table, with kinds in lower case.',
  'step-3.event-bad':
    'This event is meant to be refused, and for one reason only. Any other mistake in it would make the server refuse it for something else, or kubectl before the server.',
  'step-3.no-object':
    'An event without an object is about nothing. An absent involvedObject has no namespace, which does not match that of the event: that is what the server complains of.',
  'step-3.reason-and-type':
    'Everything but the object must be right here, so that the refusal shows the rule on objects and nothing else.',
  'step-3.first-line':
    'A script that goes on after a failed apply loses events in silence. kubectl exits with 1 when the server refuses an object; take it with $? right after the command, before anything else resets it.',
  'step-3.server-words':
    "The exit code says that it failed, the server's words say why. kubectl prints them on standard error, so a report needs 2>&1; words written by hand prove nothing.",
  'step-4.event-weird':
    'Core v1 stores this event as it is. events.k8s.io/v1 would refuse its type, which is why the step uses the older API.',
  'step-4.object': 'An odd type is odd on a real object: it must stand beside the other events of build-1.',
  'step-4.uid':
    'Only with the true uid does kubectl describe show the odd event under build-1. The server checks neither the uid nor the type.',
  'step-4.reason':
    'The reason tells what the operator met, a stage that it does not know; the type is a separate field.',
  'step-4.type':
    'Core v1 takes any text as type; Normal and Warning are a convention that nobody enforces there. Tools that know only these two hide or mislabel such an event.',
  'step-4.times': 'As in step 2: the server fills in no times, and an event without them has no place in a timeline.',
  'step-4.critical-rc':
    'kubectl events --types knows Normal and Warning only: it exits with 1 before it asks the server. So no filter of kubectl can ever select this event, although it is stored. The words come on standard error: 2>&1.',
  'step-4.warning-rc':
    'That nothing was found is an answer, not a failure: kubectl says so on standard error and exits with 0. An event of type Critical is not among the Warnings, which is how it is missed.',
  'step-5.count':
    'A repetition is folded into one event: count goes up and lastTimestamp moves. kubectl events shows it as (x5 over …) only when the count is above 1.',
  'step-5.last-seen':
    'Behind over stands the time since it was first seen, before it that since it was last seen. If lastTimestamp stays where it was, a repetition looks as old as the first time.',
  'step-6.event-done':
    'events.k8s.io/v1 is the API of new recorders, over the same store. It has names of its own (regarding, note, reportingController) and refuses the old fields in a new event.',
  'step-6.object': 'regarding is what core v1 calls involvedObject: the same reference under a better name.',
  'step-6.uid': 'The same uid as in the other events ties them to one object, in whichever API they were written.',
  'step-6.reason-and-type':
    'What began with ReconcileStarted has to end in words too. This API takes Normal or Warning only, and refuses any other type.',
  'step-6.note':
    'note is what core v1 calls message. With an eventTime the server refuses more than 1024 bytes, and counts bytes, not characters.',
  'step-6.event-time':
    'eventTime is a MicroTime: its form has exactly six decimals, and the server refuses none, three or nine. date -u +%Y-%m-%dT%H:%M:%S.%6NZ gives it.',
  'step-6.reporter':
    'The new API splits the source in two: which controller speaks, and which of its copies. Both are required.',
  'step-6.action': 'action says what the controller was doing, reason why it speaks. The new API requires both.',
  'step-6.core-names':
    'Both APIs serve one store. What was written through the new one is there in core v1 too, under the same name and uid.',
  'step-6.new-names':
    'Both APIs serve one store. What was written through core v1, even with an odd type, is there in events.k8s.io/v1 too. Two lists put together count every event twice.',
  'step-7.hungry-pod':
    'Only the scheduler can say that a Pod fits nowhere. A Pod with nodeName, or one that is gated, never gets to it.',
  'step-7.container': 'One small container keeps the case plain: if the Pod does not start, it is not for its image.',
  'step-7.cpu':
    'The scheduler looks at requests, not at limits and not at use. No node of the lab has 64 CPUs to promise.',
  'step-7.scheduler-event':
    'The operator is not the only one who writes events. The scheduler writes through the new API, without firstTimestamp and count; SOURCE, which only -o wide shows, says who it was.',
  'step-8.script':
    'A timeline that anybody can make again needs nothing but kubectl and sort: ask for type, reason, kind and name, and sort -u. A repeated event gives one row, whatever its age and count.',
  'step-8.script-plain': 'Whoever looks into an incident must not change it, and may have nothing but kubectl at hand.',
  'step-8.script-not-fixed':
    'A script that prints what it was told to print says nothing of the cluster. The rows must come from the events that are there now.',
  'step-8.rows':
    'Ages, times and counts are different at every look. Without them two runs can be compared with diff, and a difference means that something happened.',
  'step-8.lab-rows':
    'These are the four things that happened: two by the operator, one with an odd type, one by the scheduler. A filter for Normal or Warning loses the odd one.',
  'step-8.sorted':
    'Sorted and without repetitions, the same events give the same bytes. LC_ALL=C sort -u does so on every machine; the order of other locales is right, but differs from one to the next.',
  'step-8.incident':
    'A table shows what is there, an incident says what it means. Whoever reads it was not there: write sentences.',
  'step-8.incident-scheduler':
    'FailedScheduling is not of the operator but of the scheduler. An incident that leaves out one of those who spoke points at the wrong one.',
  'step-8.incident-operator':
    'What the operator itself reported, that it began and that it succeeded, is half of the story; without it the failure looks like its fault.',
  'step-8.incident-odd-type':
    'Critical is neither Normal nor Warning. Most tools hide it, so the incident is the place where somebody must say it.',
  'step-8.incident-table-alone':
    'What the table does not hold cannot be read from it. A reason, a time or a number from elsewhere makes the reader trust what nobody can check.',
  'step-1.live-crd':
    'The file is only the wish. What the server established is what counts; kubectl get crd pipelines.ev.labhub.io -o yaml shows it.',
  'step-1.live-uid':
    'If build-1 was deleted and made again it has another uid, and everything that was written before speaks of an object that is gone.',
  'step-3.live-orphan':
    'The server must have refused it. An event of this name in the namespace means that it had an object after all.',
  'step-4.live-weird':
    'That the server stored the odd type is the lesson of the step. Events live for one hour by default; make it again if its hour is over.',
  'step-5.live-count':
    'The patch must be in the cluster, not only in the table: kubectl -n op-events patch event build-1-started --type=merge with count and lastTimestamp. Every write starts the hour of the event anew.',
  'step-6.live-done':
    'The same event is read through both APIs, with one uid. If it is missing from one of them, it is missing from the store.',
  'step-7.live-scheduler':
    'The scheduler says so itself, through the new API; an event written by hand has another reporter. It tries again when something changes, and then writes again.',
  'step-8.live-rows':
    'The rows must be those of the namespace as it is. What expired since is gone from the cluster, and only the file still knows it.',
  'step-8.live-script':
    'The script was run against the cluster with its reasons changed by chance, and one event more. Only a script that really asks prints what it is told then. It may read and nothing else.',
};
